import styled from '@emotion/styled';
import { Wrapper } from '../../components/wrapper';
import { sectionGap, space } from '../../theme/space';
import { PersonList } from './person-list';

const Band = styled.section`
  padding-block: ${space[6]} ${sectionGap};
`;

/** All people, at the top of their page. */
export const PersonOverview = ({ people }: { people: readonly Queries.PersonListEntryFragment[] }) => (
  <Band>
    <Wrapper>
      <PersonList people={people} />
    </Wrapper>
  </Band>
);
