import { graphql } from 'gatsby';
import { Paragraphs } from '../../components/paragraphs';
import { Section } from '../section';

/** The client's goal. */
export function Goal({ annotation, goal }: { annotation: string; goal: Queries.GoalFragment }) {
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
