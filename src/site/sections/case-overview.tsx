import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { mainPages } from '../../contract/main-pages';
import { Wrapper } from '../components/wrapper';
import { sectionGap, space } from '../theme/space';
import { CaseList } from './case-list';
import { FilterLinks } from './filter-links';

const Band = styled.section`
  padding-block: ${space[4]} ${sectionGap};
`;

const Filters = styled.div`
  margin-bottom: ${space[5]};
`;

type CaseOverviewProps = {
  industries: readonly { path: string; label: string }[];
  studies: readonly Queries.CaseListEntryFragment[];
};

/** Case studies below their industry filters. */
export function CaseOverview({ industries, studies }: CaseOverviewProps) {
  const { t } = useTranslation();
  const all = { path: mainPages.work, label: t('filters.allWork') };
  return (
    <Band>
      <Wrapper>
        {industries.length > 0 ? (
          <Filters>
            <FilterLinks label={t('filters.byIndustry')} links={[all, ...industries]} />
          </Filters>
        ) : null}
        <CaseList studies={studies} />
      </Wrapper>
    </Band>
  );
}
