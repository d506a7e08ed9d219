import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { Paragraphs } from '../../components/prose';
import { color } from '../../theme/colors';
import { space } from '../../theme/space';
import { fontSize, measure } from '../../theme/type';
import { Section } from '../section';

const Words = styled.div`
  display: grid;
  gap: ${space[2]};
  max-width: ${measure};
  color: ${color.textMuted};
  font-size: ${fontSize.lead};
`;

type GoalProps = { annotation: string; goal: Queries.GoalFragment };

/** The client's goal. */
export function Goal({ annotation, goal }: GoalProps) {
  return (
    <Section annotation={annotation} heading={goal.heading} beside>
      <Words>
        <Paragraphs text={goal.text} />
      </Words>
    </Section>
  );
}

export const goalFragment = graphql`
  fragment Goal on Goal {
    heading
    text
  }
`;
