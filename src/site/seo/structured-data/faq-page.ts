import type { FAQPageLeaf } from 'schema-dts';
import { absoluteUrl, type QuestionFacts, type SiteFacts } from './facts';

/** Questions and answers; the page at `path` must show all of them. */
export function faqPage(site: Pick<SiteFacts, 'url'>, path: string, questions: readonly QuestionFacts[]): FAQPageLeaf {
  return {
    '@type': 'FAQPage',
    '@id': absoluteUrl(site, `${path}#questions`),
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
