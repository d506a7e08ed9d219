import { graphql } from 'gatsby';
import { Paragraphs } from '../../components/paragraphs';
import { Section } from '../section';

type GoalProps = { annotation: string; goal: Queries.GoalFragment };

/** The client's goal. */
export function Goal({ annotation, goal }: GoalProps) {
  return (
    <Section annotation={annotation} heading={goal.heading} beside>
      <Paragraphs text={goal.text} lead />
    </Section>
  );
}

export const goalFragment = graphql`
  fragment Goal on Goal {
    heading
    text
  }
`;
