import styled from '@emotion/styled';
import { Annotation } from '../components/annotation';
import { Link } from '../components/link';
import { media } from '../theme/breakpoints';
import { color } from '../theme/colors';
import { space } from '../theme/space';
import { measure } from '../theme/type';
import { halvesAmong } from './halves-among';

/* One column on phones, two on tablets, and the given number on desktops; a list of one column has one everywhere. */
const Columns = styled.ul`
  display: grid;
  gap: ${space[5]} ${space[4]};
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[1]};
    align-content: start;
    padding-top: ${space[2]};
    border-top: 1px solid ${color.brand};
  }
  ${media.tabletUp} {
    &:not([data-columns='1']) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    /* The last of an odd number has its name in one column and its text in the other. */
    > [data-wide] {
      grid-column: 1 / -1;
      grid-template: auto 1fr / repeat(2, minmax(0, 1fr));
      column-gap: ${space[4]};
      align-items: baseline;
    }
    > [data-wide] > p {
      grid-area: 1 / 2 / span 2;
    }
  }
  ${media.desktopUp} {
    &:not([data-columns='2']) > li {
      grid-column: auto;
      grid-template: none / minmax(0, 1fr);
      align-items: normal;
    }
    &:not([data-columns='2']) > li > p {
      grid-area: auto;
    }
    &[data-columns='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    /* If a case study chooses three columns, the last of its services takes what is left of its row. */
    &[data-columns='3'] > li:last-of-type:nth-of-type(3n + 1) {
      grid-column: span 3;
    }
    &[data-columns='3'] > li:last-of-type:nth-of-type(3n + 2) {
      grid-column: span 2;
    }
    /* A row or two of two cards, then rows of three. */
    &[data-columns='6'] {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
    &[data-columns='6'] > li {
      grid-column: span 2;
    }
    &[data-columns='6'] > [data-half] {
      grid-column: span 3;
    }
    &[data-columns='4'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  p {
    color: ${color.textMuted};
    max-width: ${measure};
  }
  h3 a {
    color: ${color.text};
  }
  h3 a:hover {
    color: ${color.link};
  }
`;

function columnsFor(count: number): number {
  if (count <= 2) return count;
  if (count % 4 === 0) return 4;
  return count % 3 === 0 ? 3 : 6;
}

type Card = { name: string; text: string; note?: string | null; link?: string | null | undefined };

type CardColumnsProps = {
  items: readonly Card[];
  /** One to four; by default as many as fill the rows best. */
  columns?: number;
};

/** Named texts, each below a rule, side by side where there is room. */
export const CardColumns = ({ items, columns = columnsFor(items.length) }: CardColumnsProps) => (
  <Columns data-columns={columns}>
    {items.map(({ name, text, note, link }, index) => (
      <li
        key={name}
        data-half={columns === 6 && index < halvesAmong(items.length) ? '' : undefined}
        data-wide={columns > 1 && index % 2 === 0 && index === items.length - 1 ? '' : undefined}
      >
        {note ? <Annotation as="span">{note}</Annotation> : null}
        <h3>{link ? <Link to={link}>{name}</Link> : name}</h3>
        <p>{text}</p>
      </li>
    ))}
  </Columns>
);
