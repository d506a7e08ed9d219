import styled from '@emotion/styled';
import { Annotation } from '../components/annotation';
import { Link } from '../components/link';
import { media } from '../theme/breakpoints';
import { space } from '../theme/space';
import { ruledColumns } from './ruled-columns';

const Columns = styled.ul`
  ${ruledColumns}
  row-gap: ${space[5]};
  ${media.tabletUp} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktopUp} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    &[data-four] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    &[data-two] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

type Card = { name: string; text: string; note: string | null; link: string | null };

/** Named texts, side by side where there is room. */
export const CardColumns = ({ items }: { items: readonly Card[] }) => (
  <Columns className="columns" data-four={items.length % 4 === 0 ? '' : undefined} data-two={items.length === 2 ? '' : undefined}>
    {items.map(({ name, text, note, link }) => (
      <li key={name}>
        {note ? <Annotation as="span">{note}</Annotation> : null}
        <h3>{link ? <Link to={link}>{name}</Link> : name}</h3>
        <p>{text}</p>
      </li>
    ))}
  </Columns>
);
