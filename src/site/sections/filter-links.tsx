import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import type { PageLink } from '../../contract/site-data';
import { Annotation } from '../components/annotation';
import { fadingEnd } from '../components/fading-end';
import { Link } from '../components/link';
import { media } from '../theme/breakpoints';
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

/* On phones, a dozen filters or more would fill the screen above the list that they filter. */
const FewRows = styled.ul`
  ${media.mobile} {
    &[data-many] {
      ${fadingEnd}
      display: grid;
      grid-auto-flow: column;
      grid-template-rows: repeat(3, auto);
      justify-items: start;
      overflow-x: auto;
      /* Room for the outline of the focus. */
      margin: -6px;
      padding: 6px;
      white-space: nowrap;
    }
  }
`;

/** The number of filters from which phones show them in three rows that scroll sideways. */
const manyFrom = 12;

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
      <FewRows className="filters" data-many={links.length >= manyFrom ? '' : undefined}>
        {links.map(({ path, label, section = false }) => (
          <li key={path}>
            <Link to={path} section={section}>
              {label}
            </Link>
          </li>
        ))}
      </FewRows>
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
