import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Annotation } from '../components/annotation';
import { gridPaper } from '../components/grid-paper';
import { Wrapper } from '../components/wrapper';
import { media } from '../theme/breakpoints';
import { color } from '../theme/colors';
import { px, size, space } from '../theme/space';
import { fontFamily, fontSize } from '../theme/type';
import { RuledBand } from './band';

/* Sections are lettered like details of a drawing; the letters are visual only. */
export const sectionLetter = `
  counter-increment: section;
  .letter::before {
    content: counter(section, upper-alpha);
    content: counter(section, upper-alpha) / '';
    padding-inline-end: ${space[1]};
    color: ${color.link};
    font-family: ${fontFamily.mono};
    font-size: ${fontSize.annotation};
    line-height: 1.5;
  }
`;

const Frame = styled(RuledBand)`
  ${sectionLetter}
  &[data-paper] {
    background-color: ${color.groundDeep};
    ${gridPaper(40)}
  }
  &[data-paper] + & {
    border-top-color: transparent;
  }
`;

/** Two-column layout with the heading next to its content; it stays in view while the content scrolls. */
export const besideHeading = `
  ${media.desktopUp} {
    display: grid;
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    column-gap: ${space[6]};
    align-items: start;
    > .top {
      position: sticky;
      top: ${px(size.headerHeight + 24)};
    }
  }
`;

const Inner = styled(Wrapper)`
  &[data-beside] {
    ${besideHeading}
  }
`;

const Top = styled.div`
  display: grid;
  gap: ${space[1]};
  max-width: 46rem;
  margin-bottom: ${space[5]};
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
  intro?: string | null;
  /** Whether the heading sits next to the content where there is room, rather than above it. */
  beside?: boolean;
  /** A drawing under the heading, for headings next to the content. */
  drawing?: ReactNode;
  /** Whether the section has a grid-paper background, which sets it apart from plain text. */
  paper?: boolean;
  children: ReactNode;
};

/** A page section with its own heading. */
export function Section({ id, annotation, heading, intro, beside = false, drawing, paper = false, children }: SectionProps) {
  return (
    <Frame id={id ?? undefined} data-paper={paper ? '' : undefined}>
      <Inner data-beside={beside ? '' : undefined}>
        <Top className="top">
          <Annotation className="letter">{annotation}</Annotation>
          <h2>{heading}</h2>
          {intro ? <Intro>{intro}</Intro> : null}
          {drawing ? <Drawing>{drawing}</Drawing> : null}
        </Top>
        <div>{children}</div>
      </Inner>
    </Frame>
  );
}
