import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { PageLink } from '../../contract/site-data';
import { Wrapper } from '../components/wrapper';
import { space } from '../theme/space';
import { FirstBand } from './band';
import { type FilterLink, FilterLinks } from './filter-links';

const Filters = styled.div`
  margin-bottom: ${space[5]};
`;

type FilteredListProps = {
  label: string;
  /** The link to the unfiltered list. */
  all: FilterLink;
  filters: readonly PageLink[];
  children: ReactNode;
};

/** A list below its filters, if it has any. */
export function FilteredList({ label, all, filters, children }: FilteredListProps) {
  return (
    <FirstBand>
      <Wrapper>
        {filters.length > 0 ? (
          <Filters>
            <FilterLinks label={label} links={[all, ...filters]} />
          </Filters>
        ) : null}
        {children}
      </Wrapper>
    </FirstBand>
  );
}
