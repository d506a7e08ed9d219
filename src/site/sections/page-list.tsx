import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { coveringLink } from '../components/covering-link';
import { Link } from '../components/link';
import { color } from '../theme/colors';
import { space } from '../theme/space';
import { fontSize, measure } from '../theme/type';

const List = styled.ul`
  display: grid;
  gap: 0 ${space[4]};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(300px, 34%)), 1fr));
  &[data-columns='3'] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  }
`;

const Entry = styled.li`
  ${coveringLink}
  padding-block: ${space[3]};
  border-top: 1px solid ${color.line};
  h3 {
    line-height: 1.25;
  }
  &:hover {
    border-top-color: ${color.brand};
  }
  p {
    max-width: ${measure};
    margin-top: ${space[1]};
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }
  /* Its name is in one column and its text in the other, if there are two. */
  &[data-wide] {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: inherit;
    column-gap: ${space[4]};
    align-items: baseline;
  }
`;

/** Pages with their summaries; each entry is a single link. Three columns are used only if they fill every row, otherwise two. */
export function PageList({ pages }: { pages: readonly Queries.PageListEntryFragment[] }) {
  return (
    <List data-columns={pages.length % 6 === 0 ? 3 : 2}>
      {pages.map(({ path, label, summary }, index) => (
        <Entry key={path} data-wide={index % 2 === 0 && index === pages.length - 1 ? '' : undefined}>
          <h3>
            <Link to={path}>{label}</Link>
          </h3>
          <p>{summary}</p>
        </Entry>
      ))}
    </List>
  );
}

export const pageListEntryFragment = graphql`
  fragment PageListEntry on ContentPage {
    path
    label
    summary
  }
`;
