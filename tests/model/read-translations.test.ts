import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { readContent } from '../../src/model/read-content';
import { taxonomyEntry } from './small-content';
import { translate, writeContentToTranslate } from './translated-content';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'translations-'));
  writeContentToTranslate(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const problems = () => readContent(folder).problems.map(({ file, field, found }) => `${file}, ${field}: ${found}`);
const draft = (text: string) => text.replace('---\n', '---\ndraft: true\n');

/** The content in Spanish, which has no mistakes. */
function spanish() {
  const { content, problems: found } = readContent(folder);
  expect(found).toEqual([]);
  const [translation, ...others] = content?.translations ?? [];
  if (!translation || others.length > 0) throw new Error('The content should have one translation.');
  return translation;
}
const pathsInSpanish = () => spanish().documents.map(({ path }) => path);
const pageAt = (path: string) => spanish().documents.find((document) => document.path === path);

test('a site with a language that no page is translated into has its settings only', () => {
  expect(spanish()).toMatchObject({ language: 'es', prefix: '/es', documents: [], site: { name: 'Fjordhaus' } });
});

test('a translation is a page below the prefix of its language, with the words of its own file and the order of the original', () => {
  translate(folder, 'services/a-service.md', (text) => text.replace('A label', 'Un servicio').replace(/^order: .*\n/m, ''));
  expect(pathsInSpanish()).toEqual(['/es/services/a-service/']);
  expect(pageAt('/es/services/a-service/')).toMatchObject({
    kind: 'service',
    name: 'a-service',
    file: 'services/a-service.es.md',
    data: { label: 'Un servicio', order: 10, group: 'development' },
  });
});

test.each(['tagline', 'languages'])('a mistake in the %s of site.yml is not reported as a mistake of every translation', (field) => {
  translate(folder, 'services/a-service.md');
  write('site.yml', readFileSync(join(folder, 'site.yml'), 'utf8').replace(`${field}:`, `misspelled${field}:`));
  expect(new Set(problems().map((problem) => problem.split(',')[0]))).toEqual(new Set(['site.yml']));
});

test('the pages of the default language do not include translations', () => {
  const before = readContent(folder).content?.documents.map(({ path }) => path);
  translate(folder, 'services/a-service.md');
  expect(readContent(folder).content?.documents.map(({ path }) => path)).toEqual(before);
});

test.each([
  ['without an original', 'services/no-service.es.md', 'a translation of services/no-service.md, which does not exist'],
  ['of settings that the site does not have', 'pricing.es.yml', 'a translation of pricing.yml, which does not exist'],
  ['of a drawing that does not exist', 'illustrations/gone.es.yml', 'a translation of illustrations/gone.svg, which does not exist'],
  ['in a language that site.yml does not name', 'services/a-service.fr.md', 'the language "fr"'],
  ['in the default language', 'services/a-service.en.md', 'the language "en"'],
])('a translation %s is reported', (_, file, found) => {
  mkdirSync(join(folder, 'illustrations'), { recursive: true });
  write(file, file.endsWith('.yml') ? '{}\n' : '---\n---\n');
  expect(problems()).toEqual([`${file}, file name: ${found}`]);
});

test('mistakes in the lettering of a drawing are reported', () => {
  mkdirSync(join(folder, 'illustrations'));
  write('illustrations/team.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 416 416"><text>plan</text></svg>');
  write('illustrations/team.es.yml', 'plans: planos\n');
  expect(problems()).toEqual(['illustrations/team.es.yml, plans: this text']);
});

test.each(['site', 'navigation'])('a language needs a translation of %s.yml', (name) => {
  rmSync(join(folder, `${name}.es.yml`));
  expect(problems()).toContain(`${name}.es.yml, file: nothing`);
  expect(readContent(folder).content?.translations).toEqual([]);
  expect(readContent(folder).problems[0]?.expected).toBe('this file, because site.yml lists the language "es"');
});

test('words that a translation leaves out are reported, and not taken from the original', () => {
  translate(folder, 'services/a-service.md', (text) => text.replace(/^heading: .*\n/m, ''));
  expect(problems()).toEqual(['services/a-service.es.md, heading: nothing']);
});

test('a reference to a page that does not exist is reported in the translation', () => {
  translate(folder, 'services/a-service.md', (text) => `${text}\n[Here](/services/no-service/)\n`);
  expect(problems()).toEqual([expect.stringMatching(/^services\/a-service\.es\.md, body: .*\/services\/no-service\//)]);
});

const same = (text: string) => text;
const scheduled = (text: string) => text.replace(/^date: .*$/m, 'date: 2999-01-01');

test.each([
  ['that is a draft', same, draft],
  ['of a draft', draft, same],
  ['of a scheduled post', scheduled, same],
])('a translation %s is not published, and its links are not checked', (_, ofOriginal, ofTranslation) => {
  translate(folder, 'blog/a-post.md', (text) => ofTranslation(`${text}\n[Here](/blog/no-post/)\n`));
  translate(folder, 'blog/another-post.md');
  write('blog/a-post.md', ofOriginal(readFileSync(join(folder, 'blog/a-post.md'), 'utf8')));
  const { content } = readContent(folder);
  expect(content?.translations[0]?.documents.map(({ path }) => path)).toEqual(['/es/blog/another-post/']);
  expect(problems().filter((problem) => problem.startsWith('blog/a-post.es.md'))).toEqual([]);
});

test('links lead to translated pages where they exist, and to the original of the others', () => {
  translate(folder, 'services/a-service.md');
  const links = '[one](/services/a-service/) [other](/services/another-service/) [part](/services/a-service/#a-part)';
  translate(folder, 'blog/a-post.md', (text) => `${text}\n${links}\n`);
  expect(pageAt('/es/blog/a-post/')?.body).toContain(
    '[one](/es/services/a-service/) [other](/services/another-service/) [part](/es/services/a-service/#a-part)',
  );
  expect(spanish().navigation.header).toMatchObject([{ path: '/services/', links: [{ path: '/es/services/a-service/' }] }]);
});

test('an entry of the taxonomy has a page in a language only if one of its own pages is translated', () => {
  const [industries, topics] = [
    ['an-industry', 'another-industry'],
    ['a-topic', 'another-topic'],
  ].map((slugs) => slugs.map(taxonomyEntry));
  write('taxonomy.es.yml', stringify({ industries, topics }));
  expect(spanish().taxonomy).toEqual({ industries: [], topics: [] });
  translate(folder, 'blog/a-post.md');
  const { taxonomy } = spanish();
  expect([taxonomy.industries, taxonomy.topics.map(({ slug }) => slug)]).toEqual([[], ['a-topic']]);
  translate(folder, 'case-studies/a-case.md');
  expect(spanish().taxonomy.industries.map(({ slug }) => slug)).toEqual(['an-industry']);
});

test('without a translated taxonomy a language has no topics and industries', () => {
  translate(folder, 'blog/a-post.md');
  expect(spanish().taxonomy).toEqual({ industries: [], topics: [] });
});
