import { translationRemarks } from '../../../src/model/checking/translation-remarks';
import type { Document } from '../../../src/model/reading/read-document';
import { readYaml } from '../../../src/model/reading/read-yaml';
import { sampleDocument } from '../sample-documents';

type Given = Parameters<typeof translationRemarks>[1];

const service = sampleDocument('service', 'a-service');
const another = sampleDocument('service', 'another-service');
const post = sampleDocument('post', 'a-post');
const draft = sampleDocument('post', 'a-draft', { draft: true });

const inSpanish = <Kind extends Document>(original: Kind, fields: Partial<Kind['data']> = {}, body = original.body): Kind => ({
  ...original,
  file: original.file.replace('.md', '.es.md'),
  body,
  data: { ...original.data, ...fields },
});

type Drawings = Record<string, { words: string[]; translations: Map<string, Record<string, string>> }>;

type Small = {
  documents?: Document[];
  translated?: Document[];
  yaml?: Record<string, string>;
  drawings?: Drawings;
  changed?: Record<string, number>;
};

function given({ documents = [], translated = [], yaml = {}, drawings = {}, changed = {} }: Small): Given {
  const files = [...documents, ...translated].map(({ file }) => file);
  return {
    content: { documents, translations: [{ language: 'es', documents: translated }] },
    files: new Set([...files, ...Object.keys(yaml), ...Object.keys(changed)]),
    settings: new Map(Object.entries(yaml).map(([file, text]) => [file, readYaml(file, text).yaml])),
    drawings: new Map(Object.entries(drawings)),
    changed: new Map(Object.entries(changed)),
  };
}

const remarks = (small: Small, language = 'es') => translationRemarks(language, given(small));

describe('what is not translated', () => {
  const documents = [post, draft, service, another];
  const translated = [inSpanish(service)];

  test('is listed by kind, without drafts', () => {
    expect(remarks({ documents, translated }).untranslated).toEqual([
      { kind: 'post', files: [post.file] },
      { kind: 'service', files: [another.file] },
    ]);
  });

  test('is everything in a language without a translation', () => {
    expect(remarks({ documents, translated }, 'fr').untranslated).toEqual([
      { kind: 'post', files: [post.file] },
      { kind: 'service', files: [service.file, another.file] },
    ]);
  });

  test('does not include a translation with mistakes of its own', () => {
    const whole = given({ documents: [service] });
    const files = new Set([...whole.files, inSpanish(service).file]);
    expect(translationRemarks('es', { ...whole, files }).untranslated).toEqual([]);
  });

  test('includes settings with words, if the site has them', () => {
    const yaml = { 'site.yml': '', 'site.es.yml': '', 'taxonomy.yml': '', 'redirects.yml': '', 'word-list.yml': '' };
    expect(remarks({ yaml }).untranslated).toEqual([{ kind: 'settings', files: ['taxonomy.yml'] }]);
  });
});

describe('a translated page', () => {
  const [question] = service.data.questions;
  if (!question) throw new Error('The sample has questions.');

  test.each<[string, Document, { field: string; found: string; expected: string }[]]>([
    ['with all of the original', inSpanish(service), []],
    [
      'without a field',
      inSpanish(service, { questions: [] }),
      [{ field: 'questions', found: 'nothing', expected: 'this field, as in the original' }],
    ],
    [
      'with a shorter list',
      inSpanish(service, { questions: [question] }),
      [{ field: 'questions', found: '1 entry', expected: '3, as in the original' }],
    ],
    ['without the text', inSpanish(service, {}, ''), [{ field: 'body', found: 'nothing', expected: 'this field, as in the original' }]],
    ['with a position of its own', inSpanish(service, { order: 20 }), []],
  ])('%s', (_, translated, expected) => {
    const { incomplete } = remarks({ documents: [service], translated: [translated] });
    expect(incomplete.map(({ field, found, expected }) => ({ field, found, expected }))).toEqual(expected);
    for (const { file } of incomplete) expect(file).toBe('services/a-service.es.md');
  });

  test('may name fewer pages, since some are not translated', () => {
    const translated = inSpanish(post, { services: [] });
    expect(remarks({ documents: [post], translated: [translated] }).incomplete).toEqual([]);
  });
});

describe('translated settings', () => {
  const topics = (...labels: string[]) => `topics:\n${labels.map((label) => `  - label: ${label}\n`).join('')}`;

  test('lack entries of a list', () => {
    const yaml = { 'taxonomy.yml': topics('One', 'Two'), 'taxonomy.es.yml': topics('Uno') };
    expect(remarks({ yaml }).incomplete).toEqual([
      { file: 'taxonomy.es.yml', line: 1, field: 'topics', found: '1 entry', expected: '2, as in the original' },
    ]);
  });

  test.each([
    ['take over what they leave out', 'site', 'name: A\ntagline: B\n', 'tagline: C\n'],
    ['list as many entries in the menus as they like', 'navigation', 'header:\n  - label: A\n  - label: B\n', 'header:\n  - label: C\n'],
  ])('%s', (_, name, original, translated) => {
    expect(remarks({ yaml: { [`${name}.yml`]: original, [`${name}.es.yml`]: translated } }).incomplete).toEqual([]);
  });
});

describe('the lettering of a drawing', () => {
  const drawn = (letterings: Record<string, Record<string, string>>) => ({
    'illustrations/team.svg': { words: ['profile', 'plan'], translations: new Map(Object.entries(letterings)) },
  });

  test('is missing without a file', () => {
    expect(remarks({ drawings: drawn({ fr: {} }) }).untranslated).toEqual([{ kind: 'drawings', files: ['illustrations/team.svg'] }]);
  });

  test('is incomplete without one of its words', () => {
    const small = { drawings: drawn({ es: { profile: 'perfil' } }), changed: { 'illustrations/team.es.yml': 1 } };
    expect(remarks(small)).toMatchObject({
      untranslated: [],
      incomplete: [{ file: 'illustrations/team.es.yml', field: 'plan', found: 'nothing', expected: 'this lettering of the drawing' }],
    });
  });
});

test.each([
  ['older than its original', { 'blog/a.md': 2, 'blog/a.es.md': 1 }, true],
  ['changed together with its original', { 'blog/a.md': 2, 'blog/a.es.md': 2 }, false],
  ['newer than its original', { 'blog/a.md': 1, 'blog/a.es.md': 2 }, false],
  ['in another language', { 'blog/a.md': 2, 'blog/a.fr.md': 1 }, false],
  ['of settings, and older', { 'site.yml': 2, 'site.es.yml': 1 }, true],
  ['of a drawing, and older', { 'illustrations/team.svg': 2, 'illustrations/team.es.yml': 1 }, true],
])('a translation %s', (_, changed, isOutdated) => {
  const [original, file] = Object.keys(changed);
  const expected = [{ file, original, changed: 1, originalChanged: 2 }];
  expect(remarks({ changed }).outdated).toEqual(isOutdated ? expected : []);
});

test('a translation of which the last change is unknown is not outdated', () => {
  expect(remarks({ documents: [service], translated: [inSpanish(service)] }).outdated).toEqual([]);
});
