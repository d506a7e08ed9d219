import styled from '@emotion/styled';
import { media } from '../theme/breakpoints';
import { color } from '../theme/colors';
import { space } from '../theme/space';
import { measure } from '../theme/type';
import { type NamedTextsProps, NumberedTexts } from './numbered-texts';

/* Beside each other along a line across the page; the grid has a column for each. */
const across = `
  grid-auto-columns: minmax(0, 1fr);
  > li {
    grid-row: 1;
    padding-block-start: ${space[4]};
    padding-inline: 0 ${space[2]};
    border-inline-start: 0;
    border-top: 1px solid ${color.brand};
    /* Names stay in line next to a note of two lines. */
    @supports (grid-template-rows: subgrid) {
      grid-row: 1 / span 3;
      grid-template-rows: subgrid;
    }
  }
  > li::before {
    top: -6px;
    inset-inline-start: 0;
  }
`;

const Line = styled.ol`
  display: grid;
  gap: ${space[4]};
  > li {
    position: relative;
    display: grid;
    align-content: start;
    gap: ${space[1]};
    padding-inline-start: ${space[4]};
    border-inline-start: 1px solid ${color.brand};
  }
  > li::before {
    content: '';
    position: absolute;
    top: 4px;
    inset-inline-start: -6px;
    width: 11px;
    height: 11px;
    background: ${color.ground};
    border: 1px solid ${color.brand};
    transform: rotate(45deg);
  }
  ${media.up.lg} {
    &[data-steps='few'] {
      ${across}
    }
  }
  ${media.largeDesktopUp} {
    &[data-steps='five'] {
      ${across}
    }
  }
  > li:last-of-type::before {
    background: ${color.accent};
    border-color: ${color.accent};
  }
  p {
    max-width: ${measure};
    color: ${color.textMuted};
  }
`;

/** Steps are in one row or in a column, never in two rows; in a row, more than five would be too narrow to read. */
function amountOf(steps: number) {
  if (steps > 5) return 'many';
  return steps === 5 ? 'five' : 'few';
}

/** Steps as waypoints along a drawn line; the last one is the goal. */
export const Waypoints = ({ items }: NamedTextsProps) => (
  <Line data-steps={amountOf(items.length)}>
    <NumberedTexts items={items} noted />
  </Line>
);
