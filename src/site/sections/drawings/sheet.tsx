import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { fullWidth, type SheetWidth, sheetWidths } from '../../../contract/sheet-widths';
import { media } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { duration, easing } from '../../theme/motion';
import { px } from '../../theme/space';
import { fontFamily, fontWeight } from '../../theme/type';
import { letterRules, letterSize } from './letters';
import { plainSheet } from './sheet-contrast';

/** Draws long lines in parallel: a pen starts every stride and stops where the next one began. */
const strideOfPenPx = 900;

const draw = keyframes`
  from {
    stroke-dasharray: 0 ${strideOfPenPx};
  }
  to {
    stroke-dasharray: ${strideOfPenPx} 0;
  }
`;

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

/** Rules for each possible sheet width; styles that depend on props could not be compiled. */
const forEachWidth = (rules: (width: SheetWidth) => string) =>
  sheetWidths.map((width) => `&[data-width='${width}'] { ${rules(width)} }`).join('');

/**
 * Outlined letters with a cap height of 88 units, large enough to show that the guides fit. The fill covers the inner half
 * of the stroke and the overlapping strokes within a letter.
 */
const displaySize = 125.2;

const Table = styled.div`
  container-type: inline-size;
  width: 100%;
  ${forEachWidth((width) => `max-width: ${px(fullWidth(width))};`)}
`;

const Picture = styled.svg`
  width: 100%;
  overflow: visible;
  fill: none;
  stroke-width: 1;
  path,
  rect,
  circle {
    vector-effect: non-scaling-stroke;
  }
  .guide {
    stroke: ${color.line};
  }
  .dashed {
    stroke: ${color.controlLine};
    stroke-dasharray: 2 4;
  }
  .line {
    stroke: ${color.brand};
  }
  .edge {
    stroke: ${color.link};
    stroke-width: 1.5;
  }
  .mark {
    stroke: ${color.accent};
    stroke-width: 1.5;
  }
  .solid {
    fill: ${color.ground};
  }
  .wash {
    fill: ${color.raised};
  }
  .shade {
    fill: ${color.line};
  }
  .dot {
    fill: ${color.accent};
  }
  .filled {
    fill: ${color.link};
  }
  .spot {
    stroke: ${color.link};
    stroke-width: 6;
    stroke-linecap: round;
  }
  text {
    fill: ${color.textFaint};
    font-family: ${fontFamily.mono};
    font-size: ${letterSize}px;
    letter-spacing: 0.02em;
  }
  .display {
    fill: ${color.raised};
    stroke: ${color.link};
    stroke-width: 3;
    paint-order: stroke;
    font: ${fontWeight.strong} ${displaySize}px ${fontFamily.text};
    letter-spacing: 0;
    vector-effect: non-scaling-stroke;
  }
  .clear {
    stroke: ${color.ground};
    stroke-width: 4;
    paint-order: stroke;
  }
  .name {
    fill: ${color.text};
  }
  .middle {
    text-anchor: middle;
  }
  .end {
    text-anchor: end;
  }
  ${forEachWidth(letterRules)}
  ${media.motionAllowed} {
    .line,
    .edge,
    .mark {
      animation: ${draw} ${duration.draw} ${easing} backwards;
    }
    .guide,
    .dashed,
    .shade,
    .dot,
    .spot,
    .filled,
    text {
      animation: ${appear} ${duration.draw} ${easing} backwards;
    }
    g:nth-of-type(2) > * {
      animation-delay: 120ms;
    }
    g:nth-of-type(3) > * {
      animation-delay: 240ms;
    }
    g:nth-of-type(n + 4) > * {
      animation-delay: 360ms;
    }
  }
  ${plainSheet}
`;

type SheetProps = { width: SheetWidth; height: number } & Pick<ComponentProps<'svg'>, 'children' | 'dangerouslySetInnerHTML'>;

/** The paper of a drawing. Decorative: the text next to it says what it shows. */
export function Sheet({ width, height, ...content }: SheetProps) {
  return (
    <Table data-width={width}>
      <Picture data-width={width} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" {...content} />
    </Table>
  );
}
