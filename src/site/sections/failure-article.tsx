import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { SecondaryLink } from '../components/button';
import { gridPaper } from '../components/grid-paper';
import { Wrapper } from '../components/wrapper';
import { ErrorDisplay } from '../errors/error-display';
import { useFailedPage } from '../errors/use-failed-page';
import { media } from '../theme/breakpoints';
import { px, size, space } from '../theme/space';
import { fontSize, lineHeight } from '../theme/type';

const Ground = styled.section`
  min-height: 60vh;
  ${gridPaper(40)}
`;

const Inner = styled(Wrapper)`
  display: grid;
  gap: ${space[6]};
  padding-top: ${px(size.pageTopPadding)};
  padding-bottom: ${space[12]};
  ${media.desktopUp} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    align-items: center;
  }
  h1 {
    max-width: 18ch;
    font-size: ${fontSize.h1};
    line-height: ${lineHeight.tight};
  }
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-top: ${space[3]};
`;

type FailureArticleProps = {
  code: string;
  heading: string;
  message: string;
  /** Links the visitor can continue with. */
  ways: readonly { label: string; path: string }[];
  drawing?: ReactNode;
};

/** The page shown when a page fails: what happened, and links to continue with. */
export function FailureArticle({ code, heading, message, ways, drawing }: FailureArticleProps) {
  useFailedPage();
  return (
    <Ground>
      <Inner>
        <Words>
          <h1>{heading}</h1>
          <ErrorDisplay code={code} message={message} />
          <Ways>
            {ways.map(({ label, path }) => (
              <SecondaryLink key={path} to={path}>
                {label}
              </SecondaryLink>
            ))}
          </Ways>
        </Words>
        {drawing}
      </Inner>
    </Ground>
  );
}
