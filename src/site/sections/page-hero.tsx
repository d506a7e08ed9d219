import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Annotation } from '../components/annotation';
import { gridPaper } from '../components/grid-paper';
import { MainHeading } from '../components/main-heading';
import { Wrapper } from '../components/wrapper';
import { media } from '../theme/breakpoints';
import { color } from '../theme/colors';
import { px, size, space } from '../theme/space';
import { fontSize, lineHeight } from '../theme/type';

const Ground = styled.section`
  border-bottom: 1px solid ${color.line};
  ${gridPaper(40)}
`;

const Inner = styled(Wrapper)`
  display: grid;
  gap: ${space[6]};
  padding-top: ${px(size.pageTopPadding)};
  padding-bottom: ${space[8]};
  ${media.desktopUp} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    align-items: center;
    padding-bottom: ${space[10]};
    &[data-share='large'] {
      grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    }
  }
  &[data-further] {
    padding-top: ${space[8]};
  }
  &[data-leading] h1 {
    font-size: ${fontSize.display};
    letter-spacing: -0.03em;
  }
  /* Above its drawing, it has the whole width. */
  ${media.tabletDown} {
    &[data-leading] h1 {
      font-size: ${fontSize.displayAlone};
    }
  }
  &[data-alone] {
    display: block;
    h1,
    h2 {
      max-width: 30ch;
    }
  }
  /* If a grid does not fit below the header, browsers move all of it to the next sheet. */
  ${media.print} {
    display: block;
    padding-block: 0 !important;
  }
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  h1,
  h2 {
    max-width: 22ch;
    line-height: ${lineHeight.tight};
  }
`;

const Lead = styled.p`
  max-width: 56ch;
  color: ${color.textMuted};
  font-size: ${fontSize.lead};
  line-height: 1.5;
`;

const Action = styled.div`
  width: 100%;
  margin-top: ${space[2]};
`;

type PageHeroProps = {
  annotation?: ReactNode;
  heading: string;
  lead?: string;
  /** A small line below the lead, such as who reviewed the page. */
  note?: ReactNode;
  /** Usually the call to action. */
  action?: ReactNode;
  drawing?: ReactNode;
  /** The drawing's share of the hero: large if it matters as much as the text, for example a map. */
  share?: 'small' | 'large';
  /** Whether this is the site's main hero, with larger text. */
  leading?: boolean;
  /** Whether it is further down on the page, which already has its main heading. */
  further?: boolean;
  id?: string | null | undefined;
};

/** The top of a page: what it is about and its main action. */
export function PageHero({
  annotation,
  heading,
  lead,
  note,
  action,
  drawing,
  share = 'small',
  leading = false,
  further = false,
  id,
}: PageHeroProps) {
  return (
    <Ground id={id ?? undefined} data-ground="">
      <Inner
        data-leading={leading ? '' : undefined}
        data-further={further ? '' : undefined}
        data-share={share}
        data-alone={drawing ? undefined : ''}
      >
        <Words>
          {annotation ? <Annotation as="div">{annotation}</Annotation> : null}
          {further ? <h2>{heading}</h2> : <MainHeading>{heading}</MainHeading>}
          {lead ? <Lead>{lead}</Lead> : null}
          {note}
          {action ? <Action>{action}</Action> : null}
        </Words>
        {drawing}
      </Inner>
    </Ground>
  );
}
