import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ReactNode } from 'react';
import { Link } from '../../components/link';
import { media } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { space } from '../../theme/space';
import { fontFamily, fontSize } from '../../theme/type';
import { LazyAreaMap } from '../drawings/lazy-drawings';
import { isInLower48 } from '../drawings/position';
import { Section } from '../section';

const List = styled.ul`
  display: grid;
  gap: 0 ${space[2]};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 150px), 1fr));
  ${media.tabletUp} {
    column-gap: ${space[4]};
    grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
  }
  a {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.half};
    align-items: baseline;
    justify-content: space-between;
    min-height: 48px;
    padding-block: ${space[1]};
    border-top: 1px solid ${color.line};
    color: ${color.text};
    font-size: ${fontSize.lead};
    text-decoration: none;
  }
  a:hover {
    border-color: ${color.brand};
    color: ${color.link};
  }
  small {
    color: ${color.textFaint};
    font-family: ${fontFamily.mono};
    font-size: ${fontSize.annotation};
  }
`;

type Entries = readonly Queries.AreaEntryFragment[];

/** Links to the cities or the states we serve; nothing if there are none. */
export function AreaLinks({ kind, areas }: { kind: 'cities' | 'states'; areas: Entries }) {
  const { t } = useTranslation();
  const headings = { cities: t('area.citiesHeading'), states: t('area.statesHeading') };
  if (areas.length === 0) return null;
  return (
    <Section heading={headings[kind]}>
      <List>
        {areas.map(({ path, label, abbreviation }) => (
          <li key={path}>
            <Link to={path}>
              {label}
              <small aria-hidden="true">{abbreviation}</small>
            </Link>
          </li>
        ))}
      </List>
    </Section>
  );
}

/** A map of the areas; null if there are none, or the map lacks some of them. */
export function mapOf(areas: Entries): ReactNode {
  const places = areas.map(({ coordinates, ...area }) => ({ ...area, ...coordinates }));
  return places.length > 0 && places.every(isInLower48) ? <LazyAreaMap areas={places} /> : null;
}

export const areaEntryFragment = graphql`
  fragment AreaEntry on Area {
    path
    label
    abbreviation
    population
    coordinates {
      latitude
      longitude
    }
  }
`;
