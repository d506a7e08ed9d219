import { PageList } from './page-list';
import { Section } from './section';

type PageListSectionProps = { heading: string; pages: readonly Queries.PageListEntryFragment[] };

/** A page list under a heading. */
export function PageListSection({ heading, pages }: PageListSectionProps) {
  return (
    <Section heading={heading}>
      <PageList pages={pages} />
    </Section>
  );
}
