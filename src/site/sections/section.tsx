import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Annotation } from '../components/annotation';
import { gridPaper } from '../components/grid-paper';
import { Wrapper } from '../components/wrapper';
import { media } from '../theme/breakpoints';
import { color } from '../theme/colors';
import { px, size, space } from '../theme/space';
import { fontSize } from '../theme/type';
import { RuledBand } from './band';

const Frame = styled(RuledBand)`
  counter-increment: section;
  &[data-paper] {
    background-color: ${color.groundDeep};
    ${gridPaper(40)}
  }
  &[data-paper] + & {
    border-top-color: transparent;
  }
  &[data-raised] {
    background: ${color.raised};
    border-bottom: 1px solid ${color.line};
  }
  ${media.print} {
    &[data-screen] {
      display: none;
    }
  }
`;

/* A heading next to its content stays in view while the content scrolls. */
const Inner = styled(Wrapper)`
  ${media.desktopUp} {
    &[data-beside] {
      display: grid;
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
      column-gap: ${space[6]};
      align-items: start;
    }
    &[data-beside] > .top {
      position: sticky;
      top: ${px(size.headerHeight + 24)};
    }
  }
`;

const Top = styled.div`
  display: grid;
  gap: ${space[1]};
  max-width: 46rem;
  margin-bottom: ${space[5]};
  /* Browsers break a page between the rows of a grid, even below a heading that must stay with what follows. */
  ${media.print} {
    break-inside: avoid;
    break-after: avoid;
  }
`;

/* Sections are lettered like details of a drawing; the letters are visual only. */
const Letter = styled(Annotation)`
  &::before {
    content: counter(section, upper-alpha);
    content: counter(section, upper-alpha) / '';
    padding-inline-end: ${space[2]};
    /* On a Hebrew page, the letter would run into an English name. */
    unicode-bidi: isolate;
    color: ${color.link};
  }
`;

const Intro = styled.p`
  margin-top: ${space[1]};
  color: ${color.textMuted};
  font-size: ${fontSize.lead};
`;

const Drawing = styled.div`
  display: none;
  max-width: 20rem;
  margin-top: ${space[3]};
  ${media.desktopUp} {
    display: block;
  }
`;

type SectionProps = {
  id?: string | null | undefined;
  annotation?: string;
  heading: string;
  intro?: string | null | undefined;
  /** Whether the heading sits next to the content where there is room, rather than above it. */
  beside?: boolean;
  /** A drawing under the heading, for headings next to the content. */
  drawing?: ReactNode;
  /** Whether the section has a grid-paper background, which sets it apart from plain text. */
  paper?: boolean;
  /** Whether it is on a lighter ground, like a card on the sheet; for forms. */
  raised?: boolean;
  /** Whether it is not printed, because it only leads on to other pages. */
  screenOnly?: boolean;
  children: ReactNode;
};

/** A page section with its own heading. */
export function Section({
  id,
  annotation,
  heading,
  intro,
  beside = false,
  drawing,
  paper = false,
  raised = false,
  screenOnly = false,
  children,
}: SectionProps) {
  return (
    <Frame
      id={id ?? undefined}
      data-paper={paper ? '' : undefined}
      data-raised={raised ? '' : undefined}
      data-ground={paper || raised ? '' : undefined}
      data-screen={screenOnly ? '' : undefined}
    >
      <Inner data-beside={beside ? '' : undefined}>
        <Top className="top">
          <Letter>{annotation}</Letter>
          <h2>{heading}</h2>
          {intro ? <Intro>{intro}</Intro> : null}
          {drawing ? <Drawing>{drawing}</Drawing> : null}
        </Top>
        <div>{children}</div>
      </Inner>
    </Frame>
  );
}
