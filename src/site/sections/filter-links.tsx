import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import type { PageLink } from '../../contract/site-data';
import { Annotation } from '../components/annotation';
import { Link } from '../components/link';
import { color } from '../theme/colors';
import { space } from '../theme/space';
import { fontSize } from '../theme/type';
import { boxedLinks } from './boxed-links';

const Row = styled.nav`
  ${boxedLinks}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  a {
    min-height: 44px;
    padding-inline: ${space[2]};
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }
`;

export type FilterLink = PageLink & {
  /** Whether it is marked as current on the pages below it too. */
  section?: boolean;
};

/** Filters as links to prebuilt pages, so they work without JavaScript; the current one is marked. */
export function FilterLinks({ label, links }: { label: string; links: readonly FilterLink[] }) {
  if (links.length === 0) return null;
  return (
    <Row aria-label={label}>
      <Annotation as="span" aria-hidden="true">
        {label}
      </Annotation>
      <ul className="filters">
        {links.map(({ path, label, section = false }) => (
          <li key={path}>
            <Link to={path} section={section}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Row>
  );
}

export const filterLinkFragments = graphql`
  fragment FilterLink on Industry {
    path
    label
  }
  fragment TopicLink on Topic {
    path
    label
  }
`;
