import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { CardColumns } from '../card-columns';
import { Section } from '../section';

/** Case studies relevant to this place, each with the reason. */
export function AreaCases({ cases }: { cases: readonly Queries.AreaCaseFragment[] }) {
  const { t } = useTranslation();
  if (cases.length === 0) return null;
  return (
    <Section heading={t('area.cases')} beside>
      <CardColumns
        items={cases.map(({ caseStudy: { path, label, client }, why }) => ({ name: label, text: why, note: client, link: path }))}
        columns={1}
      />
    </Section>
  );
}

export const areaCaseFragment = graphql`
  fragment AreaCase on AreaCase {
    why
    caseStudy {
      path
      label
      client
    }
  }
`;
