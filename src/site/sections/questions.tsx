import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Paragraphs } from '../components/paragraphs';
import { color } from '../theme/colors';
import { space } from '../theme/space';
import { fontSize, fontWeight } from '../theme/type';
import { Section } from './section';

const List = styled.div`
  border-top: 1px solid ${color.line};
`;

const Item = styled.details`
  border-bottom: 1px solid ${color.line};
  summary {
    display: flex;
    gap: ${space[3]};
    align-items: baseline;
    justify-content: space-between;
    padding-block: ${space[3]};
    font-size: ${fontSize.h3};
    font-weight: ${fontWeight.medium};
    line-height: 1.3;
    list-style: none;
    overflow-wrap: anywhere;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::after {
    content: '+';
    flex: none;
    color: ${color.link};
    font-weight: ${fontWeight.regular};
  }
  &[open] summary::after {
    content: '–';
  }
  summary:hover {
    color: ${color.link};
  }
  > div {
    padding-bottom: ${space[4]};
  }
`;

type QuestionsProps = { id?: string | null | undefined; heading?: string | null; questions: readonly Queries.QuestionFragment[] };

export function Questions({ id = 'questions', heading, questions }: QuestionsProps) {
  const { t } = useTranslation();
  if (questions.length === 0) return null;
  return (
    <Section id={id} heading={heading ?? t('service.questions')} beside>
      <List className="questions">
        {questions.map(({ question, answer }) => (
          <Item key={question}>
            <summary>{question}</summary>
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
