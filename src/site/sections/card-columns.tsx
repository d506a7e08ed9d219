import styled from '@emotion/styled';
import { Annotation } from '../components/annotation';
import { Link } from '../components/link';
import { media } from '../theme/breakpoints';
import { color } from '../theme/colors';
import { space } from '../theme/space';
import { measure } from '../theme/type';

/* One column on phones, two on tablets, and the given number on desktops; a list of one column has one everywhere. */
const Columns = styled.ul`
  display: grid;
  gap: ${space[5]} ${space[4]};
  ${media.tabletUp} {
    &:not([data-columns='1']) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${media.desktopUp} {
    &[data-columns='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    &[data-columns='4'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[1]};
    align-content: start;
    padding-top: ${space[2]};
    border-top: 1px solid ${color.brand};
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
  if (count === 2) return 2;
  return count % 4 === 0 ? 4 : 3;
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
    {items.map(({ name, text, note, link }) => (
      <li key={name}>
        {note ? <Annotation as="span">{note}</Annotation> : null}
        <h3>{link ? <Link to={link}>{name}</Link> : name}</h3>
        <p>{text}</p>
      </li>
    ))}
  </Columns>
);
