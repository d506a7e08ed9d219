import { wordListsOf } from '../../../src/model/checking/word-list';
import { wordingRemarks } from '../../../src/model/checking/wording-remarks';
import { formatRemarks } from '../../../src/model/problems';
import type { ContentInLanguage } from '../../../src/model/reading/content';
import type { PlaceholderFacts } from '../../../src/model/reading/placeholder-facts';
import { filledValue } from '../../../src/model/reading/placeholders';
import { readDocument } from '../../../src/model/reading/read-document';
import type { Singletons } from '../../../src/model/singletons';
import { sampleFile } from '../sample-documents';

const list = { words: [{ avoid: 'gizmo', better: 'tool' }], headingLength: 30 };
const settings = { site: {}, taxonomy: {}, language: 'en', prefix: '' } as Pick<
  ContentInLanguage,
  'site' | 'taxonomy' | 'language' | 'prefix'
>;

function remarksOn(body: string, fields: Record<string, string> = {}) {
  const { file, text } = sampleFile('information', (data) => Object.assign(data, fields), body);
  const { document } = readDocument(file, text);
  const remarks = wordingRemarks({ documents: document ? [document] : [], ...settings }, list);
  const lines = text.split('\n');
  return remarks.map(({ line, field, found, expected }) => ({ field, found, expected, written: lines[(line ?? 0) - 1] }));
}

const tool = (found: string, written: string, field = 'body') => ({ field, found: `"${found}"`, expected: 'tool', written });

test.each([
  ['a word', 'One gizmo.', [tool('gizmo', 'One gizmo.')]],
  ['a word in capitals', 'Gizmo first.', [tool('Gizmo', 'Gizmo first.')]],
  ['a word of a later line, with its line', 'One.\n\nTwo gizmo.', [tool('gizmo', 'Two gizmo.')]],
  ['the same word twice in a line, once', 'A gizmo, a gizmo.', [tool('gizmo', 'A gizmo, a gizmo.')]],
  ['the text of a link', '[gizmo](/contact-us/)', [tool('gizmo', '[gizmo](/contact-us/)')]],
  ['a part of a word', 'Gizmos and the multigizmo.', []],
  ['a part of a compound', 'The gizmo-maker.', []],
  ['the target of a link', '[one](/gizmo/) and https://gizmo.example/', []],
  ['code', '`gizmo`\n\n```\ngizmo\n```', []],
  [
    'a long heading',
    '## A heading that is longer than thirty',
    [
      {
        field: 'body',
        found: '"A heading that is longer than thirty" (36 characters)',
        expected: 'a heading of at most 30 characters',
        written: '## A heading that is longer than thirty',
      },
    ],
  ],
])('remarks on %s in a text', (_, body, expected) => {
  expect(remarksOn(body)).toEqual(expected);
});

test.each([
  [30, 0],
  [31, 1],
])('a heading of %i characters has %i remarks', (length, remarks) => {
  expect(remarksOn(`## ${'a'.repeat(length)}`)).toHaveLength(remarks);
});

test('remarks on fields with their line', () => {
  expect(remarksOn('One.', { label: 'The gizmo' })).toEqual([tool('gizmo', 'label: The gizmo', 'label')]);
  expect(remarksOn('One.', { heading: 'A heading that is longer than thirty' })).toMatchObject([
    { field: 'heading', expected: 'a heading of at most 30 characters' },
  ]);
});

test('has no remarks on fields that are not for readers, such as a file name', () => {
  expect(remarksOn('One.', { reviewedBy: 'gizmo' })).toEqual([]);
});

test('remarks on a description that its facts made too long', () => {
  const words = 'A page of the site, with a description that is long enough to say something about it';
  const site = 'The Company of a Name that Is Much Longer than Most, Incorporated Long Ago in Delaware, LLC';
  const facts = { name: site } as PlaceholderFacts;
  const described = (description: string) => filledValue({ description }, facts, () => {}) as Record<string, string>;
  expect(remarksOn('One.', described(`${words}.`))).toEqual([]);
  expect(remarksOn('One.', described(`${words}, by {{site.name}}.`))).toMatchObject([
    {
      field: 'description',
      found: expect.stringMatching(/^an ellipsis at the end: ".*…"$/),
      expected: expect.stringContaining('160 characters'),
    },
  ]);
});

test('remarks on the settings', () => {
  const site = { tagline: 'A gizmo' } as Singletons['site'];
  expect(wordingRemarks({ documents: [], ...settings, site }, list)).toMatchObject([{ file: 'site.yml', field: 'tagline' }]);
  const translated = { ...settings, site, language: 'es', prefix: '/es' };
  expect(wordingRemarks({ documents: [], ...translated }, list)).toMatchObject([{ file: 'site.es.yml', field: 'tagline' }]);
});

const avoided = (text: string | undefined, language: string, original = language) =>
  wordListsOf(text, original)
    .listIn(language)
    .words.map(({ avoid }) => avoid);
const own = 'words:\n  - avoid: gizmo\n    better: tool\n';

test.each([
  ['has the built-in words in English', undefined, 'en', true, false],
  ['has no built-in words in another language', undefined, 'de', false, false],
  ['adds those of the file', own, 'en', true, true],
  ['has those of the file in any default language', own, 'de', false, true],
  ['can leave out a built-in word', 'allow: [Seldom]', 'en', false, false],
  ['can be switched off', 'builtIn: false', 'en', false, false],
  ['can be an empty file', '', 'en', true, false],
  ['can be a file of comments', '# Later.', 'en', true, false],
])('the list %s', (_, text, language, builtIn, added) => {
  const words = avoided(text, language);
  expect([words.includes('seldom'), words.includes('gizmo')]).toEqual([builtIn, added]);
  expect(wordListsOf(text, language).problems).toEqual([]);
});

test.each([
  ['German', 'de', 'en', false],
  ['English', 'en', 'de', true],
])('a translation into %s does not have the words of the file', (_, language, original, builtIn) => {
  const words = avoided(own, language, original);
  expect([words.includes('seldom'), words.includes('gizmo')]).toEqual([builtIn, false]);
});

test('the longest heading can be set', () => {
  expect(wordListsOf('headingLength: 90', 'en').listIn('es').headingLength).toBe(90);
});

test.each(['words: gizmo', 'colour: red', 'words: [', 'words:\n  - avoid: gizmo\n'])(
  'a list such as %j is a mistake of its file',
  (text) => {
    const { problems } = wordListsOf(text, 'en');
    expect(problems.length).toBeGreaterThan(0);
    expect(new Set(problems.map(({ file }) => file))).toEqual(new Set(['word-list.yml']));
  },
);

test('remarks are listed by file, and say that they do not stop the build', () => {
  const remark = { file: 'a.md', line: 3, field: 'body', found: '"gizmo"', expected: 'tool' };
  expect(formatRemarks([remark, { ...remark, line: 5 }], 'content')).toBe(
    '2 remarks on the wording. They do not stop the build:\n\ncontent/a.md\n  line 3, body: found "gizmo"; expected tool\n  line 5, body: found "gizmo"; expected tool\n',
  );
});
