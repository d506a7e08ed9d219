import { PageList } from './page-list';
import { Section } from './section';

/** A page list under a heading. */
export function PageListSection({ heading, pages }: { heading: string; pages: readonly Queries.PageListEntryFragment[] }) {
  return (
    <Section heading={heading}>
      <PageList pages={pages} />
    </Section>
  );
}
