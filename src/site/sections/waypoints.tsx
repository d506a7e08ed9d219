import styled from '@emotion/styled';
import { media } from '../theme/breakpoints';
import { color } from '../theme/colors';
import { space } from '../theme/space';
import { type NamedTextsProps, NumberedTexts } from './numbered-texts';

const Line = styled.ol`
  display: grid;
  gap: ${space[4]};
  ${media.up.md} {
    grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  }
  > li {
    position: relative;
    display: grid;
    align-content: start;
    gap: ${space[1]};
    padding-inline-start: ${space[4]};
    border-inline-start: 1px solid ${color.brand};
    ${media.up.md} {
      padding-block-start: ${space[4]};
      padding-inline: 0 ${space[2]};
      border-inline-start: 0;
      border-top: 1px solid ${color.brand};
      /* Names stay in line next to a note of two lines. */
      @supports (grid-template-rows: subgrid) {
        grid-row: span 3;
        grid-template-rows: subgrid;
      }
    }
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
    ${media.up.md} {
      top: -6px;
      inset-inline-start: 0;
    }
  }
  > li:last-of-type::before {
    background: ${color.accent};
    border-color: ${color.accent};
  }
  p {
    color: ${color.textMuted};
  }
`;

/** Steps as waypoints along a drawn line; the last one is the goal. */
export const Waypoints = ({ items }: NamedTextsProps) => (
  <Line>
    <NumberedTexts items={items} noted />
  </Line>
);
