import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Annotation } from '../../components/annotation';
import { Link } from '../../components/link';
import { color } from '../../theme/colors';
import { space } from '../../theme/space';
import { fontSize, measure } from '../../theme/type';
import { Section } from '../section';

const List = styled.ul`
  display: grid;
  gap: ${space[4]};
  border-top: 1px solid ${color.brand};
  > li {
    display: grid;
    gap: ${space[1]};
    max-width: ${measure};
    padding-top: ${space[3]};
  }
  h3 {
    font-size: ${fontSize.h3};
  }
  h3 a {
    color: ${color.text};
  }
  h3 a:hover {
    color: ${color.link};
  }
  .why {
    color: ${color.textMuted};
  }
`;

/** Case studies relevant to this place, each with the reason. */
export function AreaCases({ cases }: { cases: readonly Queries.AreaCaseFragment[] }) {
  const { t } = useTranslation();
  if (cases.length === 0) return null;
  return (
    <Section heading={t('area.cases')} beside>
      <List>
        {cases.map(({ caseStudy: { path, label, client }, why }) => (
          <li key={path}>
            <Annotation>{client}</Annotation>
            <h3>
              <Link to={path}>{label}</Link>
            </h3>
            <p className="why">{why}</p>
          </li>
        ))}
      </List>
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
