import type { FAQPageLeaf } from 'schema-dts';
import { addressOf, type SiteFacts } from './facts';

export type QuestionFacts = { question: string; answer: string };

/** Questions with their answers, all of which the page at `path` shows. */
export function faqPage(site: Pick<SiteFacts, 'url'>, path: string, questions: readonly QuestionFacts[]): FAQPageLeaf {
  return {
    '@type': 'FAQPage',
    '@id': addressOf(site, `${path}#questions`),
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
