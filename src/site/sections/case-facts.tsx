import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Annotation } from '../components/annotation';
import { color } from '../theme/colors';
import { space } from '../theme/space';
import { fontSize, fontWeight } from '../theme/type';
import { useListed } from '../words/listed';
import { useCountedFacts } from './use-counted-facts';

/* Cells grow to fill their row, so a missing fact leaves no hole. The outer lines of the cells lie under those of the block. */
const Block = styled.dl`
  display: flex;
  flex-wrap: wrap;
  overflow: hidden;
  border: 1px solid ${color.line};
  background: ${color.ground};
`;

const Cell = styled.div`
  flex: 1 1 7rem;
  /* At least as wide as a label's longest word, in every language. */
  max-width: calc(100% + 1px);
  margin-block-end: -1px;
  margin-inline-end: -1px;
  padding: ${space[2]};
  border: 0 solid ${color.line};
  border-block-end-width: 1px;
  border-inline-end-width: 1px;
  &[data-wide] {
    flex: 2 1 16rem;
  }
  &[data-lead] {
    flex: 3 1 20rem;
    padding-inline-start: calc(${space[2]} - 2px);
    border-inline-start: 2px solid ${color.accent};
  }
  dt {
    overflow-wrap: break-word;
  }
  dd {
    margin-top: ${space.half};
    line-height: 1.35;
    text-wrap: pretty;
  }
  [data-brief] > &[data-lead] {
    border-inline-start-color: ${color.brand};
  }
  &[data-lead] dd {
    font-size: ${fontSize.lead};
    font-weight: ${fontWeight.medium};
  }
`;

type CaseFactsProps = {
  facts: Queries.CaseFactsFragment;
  /** Whether to leave out the year, the technologies and the gold line, on a page with another subject. */
  brief?: boolean;
};

/** The facts of a case study, styled as a drawing's title block. */
export function CaseFacts({ facts, brief = false }: CaseFactsProps) {
  const { t } = useTranslation();
  const listed = useListed();
  const { people, months } = useCountedFacts(facts);
  const team = people && facts.roles ? t('facts.teamRoles', { people, roles: facts.roles }) : (people ?? facts.roles);
  const cells = [
    { label: t('facts.effect'), value: facts.effect, lead: '' },
    { label: t('facts.team'), value: team, wide: '' },
    { label: t('facts.time'), value: months },
    { label: t('facts.year'), value: brief ? null : facts.year },
    { label: t('facts.stack'), value: brief ? null : listed(facts.stack), wide: '' },
  ].filter(({ value }) => value);
  if (cells.length === 0) return null;
  return (
    <Block className="facts" data-brief={brief ? '' : undefined}>
      {cells.map(({ label, value, lead, wide }) => (
        <Cell key={label} data-lead={lead} data-wide={wide}>
          <Annotation as="dt">{label}</Annotation>
          <dd>{value}</dd>
        </Cell>
      ))}
    </Block>
  );
}

export const caseFactsFragment = graphql`
  fragment CountedFacts on CaseFacts {
    people
    months
    monthsTo
    year
    effect
  }
  fragment CaseFacts on CaseFacts {
    ...CountedFacts
    roles
    stack
  }
`;
