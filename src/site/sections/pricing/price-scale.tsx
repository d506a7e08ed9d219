import styled from '@emotion/styled';
import { ticksOf } from '../../../contract/price-scale';
import { media } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { space } from '../../theme/space';
import { fontFamily, fontSize } from '../../theme/type';
import type { Money } from './price-texts';

/*
 * Each figure ends at its tick, above the bars, which begin at the left in every language; its currency is on the side where the
 * language writes it. Phones have room for every second one.
 */
const Line = styled.div`
  padding-bottom: ${space[1]};
  > div {
    display: grid;
    grid-template-columns: repeat(2, 1fr);
    direction: ltr;
    color: ${color.textFaint};
    font-family: ${fontFamily.mono};
    font-size: ${fontSize.annotation};
    text-align: end;
  }
  bdi:nth-of-type(odd) {
    display: none;
  }
  ${media.tabletUp} {
    > div {
      grid-template-columns: repeat(4, 1fr);
    }
    bdi:nth-of-type(odd) {
      display: inline;
    }
  }
  ${media.desktopUp} {
    display: grid;
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    column-gap: ${space[6]};
    > div {
      grid-column: 2;
    }
  }
`;

/** The figures of the scale above the rows; each row states its own. */
export function PriceScale({ end, money }: { end: number; money: Money }) {
  return (
    <Line aria-hidden="true">
      <div>
        {ticksOf(end).map((tick) => (
          <bdi key={tick}>{money(tick)}</bdi>
        ))}
      </div>
    </Line>
  );
}
