import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Paragraphs } from '../components/paragraphs';
import { plusToggle } from '../components/plus-toggle';
import { color } from '../theme/colors';
import { space } from '../theme/space';
import { fontSize, fontWeight } from '../theme/type';
import { Section } from './section';

const List = styled.div`
  border-top: 1px solid ${color.line};
`;

const Item = styled.details`
  border-bottom: 1px solid ${color.line};
  > div {
    padding-bottom: ${space[4]};
  }
`;

const Toggle = styled.summary`
  ${plusToggle}
  gap: ${space[3]};
  align-items: baseline;
  padding-block: ${space[3]};
  font-size: ${fontSize.h3};
  font-weight: ${fontWeight.medium};
  line-height: 1.3;
  text-wrap: balance;
  &:hover {
    color: ${color.link};
  }
`;

type QuestionsProps = { id?: string | null | undefined; heading?: string | null; questions: readonly Queries.QuestionFragment[] };

export function Questions({ id = 'questions', heading, questions }: QuestionsProps) {
  const { t } = useTranslation();
  if (questions.length === 0) return null;
  // Nothing is gained by folding a single answer.
  const isAlone = questions.length === 1;
  return (
    <Section id={id} heading={heading ?? (isAlone ? t('service.question') : t('service.questions'))} beside>
      <List className="questions">
        {questions.map(({ question, answer }) => (
          <Item key={question} open={isAlone}>
            <Toggle>{question}</Toggle>
            <Paragraphs text={answer} />
          </Item>
        ))}
      </List>
    </Section>
  );
}

export const questionFragment = graphql`
  fragment Question on Question {
    question
    answer
  }
`;
