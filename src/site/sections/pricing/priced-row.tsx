import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { ticksOf } from '../../../contract/price-scale';
import { Annotation } from '../../components/annotation';
import { Link } from '../../components/link';
import { RangeBar } from '../../components/range-bar';
import { media } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { space } from '../../theme/space';
import { fontFamily, fontSize, measure } from '../../theme/type';
import type { Money } from './price-texts';

const Row = styled.li`
  display: grid;
  gap: ${space[1]} ${space[6]};
  padding-block: ${space[4]};
  border-top: 1px solid ${color.line};
  h3 + p {
    margin-top: ${space[1]};
  }
  ${media.desktopUp} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  }
`;

const Amount = styled.p`
  font-family: ${fontFamily.mono};
  font-size: ${fontSize.h3};
  line-height: 1.3;
  .per {
    display: inline-block;
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }
`;

const Figures = styled.div`
  display: grid;
  gap: ${space[1]};
  color: ${color.link};
  > p {
    color: ${color.text};
  }
  > .text,
  > ul {
    max-width: ${measure};
    color: ${color.textMuted};
  }
  > ul {
    display: grid;
    gap: ${space[1]};
    margin-top: ${space[1]};
    padding-inline-start: 1.2em;
    list-style: disc;
  }
`;

type PricedRowProps = {
  item: { name: string; low: number; high: number; note: string | null; text: string; link: string | null };
  money: Money;
  /** What the amount pays for. */
  per?: string;
  /** The end of the scale that all rows share. */
  end: number;
  marked?: boolean;
  children?: ReactNode;
};

/** A range of written amounts; the dash has spaces if the sign of the currency is next to it, as in 500 € – 900 €. */
const rangeOf = (low: string, high: string) => `${low}${/\p{Nd}$/u.test(low) ? '–' : ' – '}${high}`;

/** A name, its range on the scale and in figures, and what it includes. */
export function PricedRow({ item: { name, low, high, note, text, link }, money, per, end, marked = false, children }: PricedRowProps) {
  return (
    <Row>
      <div>
        <h3>{link ? <Link to={link}>{name}</Link> : name}</h3>
        {note ? <Annotation>{note}</Annotation> : null}
      </div>
      <Figures>
        <Amount>
          {low === high ? money(low) : rangeOf(money(low), money(high))} {per ? <span className="per">{per}</span> : null}
        </Amount>
        <RangeBar low={low} high={high} end={end} ticks={ticksOf(end)} marked={marked} />
        <p className="text">{text}</p>
        {children}
      </Figures>
    </Row>
  );
}
