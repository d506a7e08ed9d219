import type { Document } from '../../../src/model/reading/read-document';
import { relatedAmong } from '../../../src/model/relating/related';
import { reasonsIn } from '../../../src/model/relating/related-reasons';
import { sampleDocument } from '../sample-documents';

const entry = (slug: string, label: string) => ({ slug, label, title: label, heading: label, description: label, summary: label });

const taxonomy = { topics: [entry('speed', 'Speed')], industries: [entry('farms', 'Farms')] };
const service = (name: string, label: string, fields: Partial<Document<'service'>['data']> = {}) =>
  sampleDocument('service', name, { label, group: 'design', ...fields });
const post = (name: string, services: string[], topics: string[] = [], industries: string[] = []) =>
  sampleDocument('post', name, { services, topics, industries });

/** The reasons that the first document has for listing the others, by path. */
function reasonsOfFirst(...documents: [Document, ...Document[]]) {
  const related = relatedAmong(documents)(documents[0]);
  return Object.fromEntries(reasonsIn({ documents, taxonomy })(documents[0], related).map(({ path, subject }) => [path, subject]));
}

test.each<[string, Document, Document, string | undefined]>([
  ['a topic before anything else', post('one', ['web'], ['speed'], ['farms']), post('two', ['web'], ['speed'], ['farms']), 'Speed'],
  ['an industry before a service', post('one', ['web'], [], ['farms']), post('two', ['web'], [], ['farms']), 'Farms'],
  ['a service that both name', post('one', ['web']), post('two', ['web']), 'The web'],
  ['the page itself, if they share nothing else', service('web', 'The web'), post('two', ['web']), 'The web'],
  ['nothing that only repeats the name of the related page', post('one', ['web']), service('web', 'The web'), undefined],
  ['nothing for a group', service('one', 'One'), service('two', 'Two'), undefined],
])('the reason is %s', (_, page, other, reason) => {
  const documents: [Document, ...Document[]] = [page, other];
  if (![page.name, other.name].includes('web')) documents.push(service('web', 'The web'));
  expect(reasonsOfFirst(...documents)[other.path]).toBe(reason);
});
