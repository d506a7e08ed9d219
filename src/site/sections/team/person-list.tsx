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
    gap: ${space[6]} ${space[4]};
    grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
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
`;

const Role = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.small};
  line-height: 1.4;
`;

const sizes = '(min-width: 1280px) 230px, (min-width: 600px) 30vw, 45vw';

type PersonListProps = { people: readonly Queries.PersonListEntryFragment[]; level?: 'h2' | 'h3' };

/** People with their portraits; each entry is a single link. */
export function PersonList({ people, level: Heading = 'h2' }: PersonListProps) {
  return (
    <List>
      {people.map(({ path, label, role, place, zoneName, portrait }) => (
        <Entry key={path}>
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
