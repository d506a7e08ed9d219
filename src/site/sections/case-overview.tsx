import { useTranslation } from 'gatsby-plugin-react-i18next';
import { mainPages } from '../../contract/main-pages';
import { CaseList } from './case-list';
import { FilteredList } from './filtered-list';

type CaseOverviewProps = {
  industries: readonly { path: string; label: string }[];
  studies: readonly Queries.CaseListEntryFragment[];
};

/** Case studies below their industry filters. */
export function CaseOverview({ industries, studies }: CaseOverviewProps) {
  const { t } = useTranslation();
  const all = { path: mainPages.work, label: t('filters.allWork') };
  return (
    <FilteredList label={t('filters.byIndustry')} all={all} filters={industries}>
      <CaseList studies={studies} />
    </FilteredList>
  );
}
