import styled from '@emotion/styled';
import { NoteLine } from '../components/separated-notes';
import { color } from '../theme/colors';
import { space } from '../theme/space';
import { useCountedFacts } from './use-counted-facts';

const Facts = styled.div`
  display: grid;
  gap: ${space.half};
  margin-top: ${space.half};
  padding-inline-start: ${space[2]};
  border-inline-start: 1px solid ${color.brand};
`;

/** A case study's facts in a list of cases: its effect, and the size of the work. */
export function FactsLine({ facts }: { facts: Queries.CountedFactsFragment }) {
  const { people, months } = useCountedFacts(facts);
  const size = [people, months, facts.year].flatMap((fact) => fact || []);
  if (!facts.effect && size.length === 0) return null;
  return (
    <Facts>
      {facts.effect ? <p>{facts.effect}</p> : null}
      <NoteLine notes={size} />
    </Facts>
  );
}
