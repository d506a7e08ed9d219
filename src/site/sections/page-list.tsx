import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { coveringLink } from '../components/covering-link';
import { Link } from '../components/link';
import { color } from '../theme/colors';
import { space } from '../theme/space';
import { fontSize } from '../theme/type';

const List = styled.ul`
  display: grid;
  gap: 0 ${space[4]};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
`;

const Entry = styled.li`
  ${coveringLink}
  padding-block: ${space[3]};
  border-top: 1px solid ${color.line};
  h3 {
    font-size: ${fontSize.h3};
    line-height: 1.25;
  }
  &:hover {
    border-top-color: ${color.brand};
  }
  p {
    margin-top: ${space[1]};
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }
`;

/** Pages with their summaries; each entry is a single link. */
export function PageList({ pages }: { pages: readonly Queries.PageListEntryFragment[] }) {
  return (
    <List>
      {pages.map(({ path, label, summary }) => (
        <Entry key={path}>
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
