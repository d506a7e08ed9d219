import { PageList } from './page-list';
import { Section } from './section';

type PageListSectionProps = { heading: string; pages: readonly Queries.PageListEntryFragment[] };

/** A list of pages under a heading. */
export function PageListSection({ heading, pages }: PageListSectionProps) {
  return (
    <Section heading={heading}>
      <PageList pages={pages} />
    </Section>
  );
}
