import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { SecondaryLink } from '../components/button';
import { ErrorDisplay } from '../errors/error-display';
import { useFailedPage } from '../errors/use-failed-page';
import { space } from '../theme/space';
import { PageHero } from './page-hero';

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

type FailureArticleProps = {
  code: string;
  heading: string;
  message: string;
  /** Links the visitor can continue with. */
  links: readonly { label: string; path: string }[];
  drawing?: ReactNode;
};

/** The page shown when a page fails: what happened, and links to continue with. */
export function FailureArticle({ code, heading, message, links, drawing }: FailureArticleProps) {
  useFailedPage();
  return (
    <PageHero
      heading={heading}
      note={<ErrorDisplay code={code} message={message} />}
      action={
        <Links>
          {links.map(({ label, path }) => (
            <SecondaryLink key={path} to={path}>
              {label}
            </SecondaryLink>
          ))}
        </Links>
      }
      drawing={drawing}
    />
  );
}
