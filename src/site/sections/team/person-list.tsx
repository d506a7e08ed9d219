import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { Annotation } from '../../components/annotation';
import { coveringLink } from '../../components/covering-link';
import { Link } from '../../components/link';
import { media } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { space } from '../../theme/space';
import { fontSize } from '../../theme/type';
import { Portrait } from './portrait';

const List = styled.ul`
  display: grid;
  gap: ${space[5]} ${space[2]};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  ${media.tabletUp} {
    column-gap: ${space[4]};
  }
  ${media.desktopUp} {
    row-gap: ${space[6]};
    grid-template-columns: repeat(4, minmax(0, 1fr));
    &[data-columns='5'] {
      grid-template-columns: repeat(5, minmax(0, 1fr));
    }
  }
`;

const Entry = styled.li`
  ${coveringLink}
  display: grid;
  gap: ${space[2]};
  align-content: start;
  .portrait {
    transition: border-color 200ms;
  }
  &:hover .portrait {
    border-color: ${color.brand};
  }
  h2,
  h3 {
    font-size: ${fontSize.lead};
    line-height: 1.2;
  }
  p {
    margin-top: ${space.half};
  }
  /* The last of an odd number. */
  &[data-wide] {
    grid-column: 1 / -1;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.tabletUp} {
    display: flex;
    align-items: center;
    .portrait {
      flex: 0 0 7.5rem;
    }
  }
  ${media.desktopUp} {
    display: grid;
    &[data-wide] {
      grid-column: auto;
      grid-template-columns: none;
    }
  }
`;

const Role = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.small};
  line-height: 1.4;
`;

const sizes = '(min-width: 1280px) 296px, (min-width: 1024px) 22vw, (min-width: 600px) 120px, 45vw';

/** How many places of the last row stay empty. */
const emptyPlaces = (people: number, columns: number) => (columns - (people % columns)) % columns;

const columnsFor = (people: number) => (emptyPlaces(people, 5) < emptyPlaces(people, 4) ? 5 : 4);

type PersonListProps = { people: readonly Queries.PersonListEntryFragment[]; level?: 'h2' | 'h3' };

/**
 * People with their portraits; each entry is a single link. In two columns, with the names below the portraits on phones and beside
 * them on tablets; on desktops in four or five.
 */
export function PersonList({ people, level: Heading = 'h2' }: PersonListProps) {
  return (
    <List data-columns={columnsFor(people.length)}>
      {people.map(({ path, label, role, place, zoneName, portrait }, index) => (
        <Entry key={path} data-wide={index % 2 === 0 && index === people.length - 1 ? '' : undefined}>
          <Portrait name={label} portrait={portrait} sizes={sizes} />
          <div>
            <Heading>
              <Link to={path}>{label}</Link>
            </Heading>
            <Role>{role}</Role>
            {place || zoneName ? (
              <Annotation>
                {place}
                {place && zoneName ? <br /> : null}
                {zoneName}
              </Annotation>
            ) : null}
          </div>
        </Entry>
      ))}
    </List>
  );
}

export const personListEntryFragment = graphql`
  fragment PersonListEntry on Person {
    path
    label
    role
    place
    timeZone
    zoneName
    portrait {
      ...Picture
    }
  }
`;
