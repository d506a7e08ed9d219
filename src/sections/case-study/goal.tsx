import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { Annotation } from '../../components/annotation';
import { Paragraphs } from '../../components/prose';
import { TextWrapper } from '../../components/wrapper';
import { color } from '../../theme/colors';
import { sectionGap, space } from '../../theme/space';
import { fontSize, measure } from '../../theme/type';

const Band = styled.section`
  padding-block: ${sectionGap};
  border-top: 1px solid ${color.line};
  h2 {
    margin-block: ${space[1]} ${space[3]};
    font-size: ${fontSize.h2};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[2]};
  max-width: ${measure};
  color: ${color.textMuted};
  font-size: ${fontSize.lead};
`;

type GoalProps = { annotation: string; goal: Queries.GoalFragment };

/** What the client wanted to reach. */
export function Goal({ annotation, goal }: GoalProps) {
  return (
    <Band>
      <TextWrapper>
        <Annotation>{annotation}</Annotation>
        <h2>{goal.heading}</h2>
        <Words>
          <Paragraphs text={goal.text} />
        </Words>
      </TextWrapper>
    </Band>
  );
}

export const goalFragment = graphql`
  fragment Goal on Goal {
    heading
    text
  }
`;
