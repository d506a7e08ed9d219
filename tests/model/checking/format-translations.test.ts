import { formatTranslation } from '../../../src/model/checking/format-translations';
import type { TranslationRemarks } from '../../../src/model/checking/translation-remarks';

const nothing: TranslationRemarks = { language: 'es', untranslated: [], incomplete: [], outdated: [] };
const shown = { place: 'content', zone: 'America/New_York', all: false };
const numbered = <Value>(count: number, make: (number: string) => Value) =>
  Array.from({ length: count }, (_, index) => make(String(index + 1).padStart(2, '0')));

const some: TranslationRemarks = {
  language: 'es',
  untranslated: [
    { kind: 'post', files: numbered(5, (number) => `blog/${number}.md`) },
    { kind: 'settings', files: ['taxonomy.yml'] },
  ],
  incomplete: [{ file: 'blog/a.es.md', line: 4, field: 'questions', found: '1 entry', expected: '3, as in the original' }],
  outdated: [
    {
      file: 'blog/b.es.md',
      original: 'blog/b.md',
      changed: Date.parse('2026-03-01T02:00Z'),
      originalChanged: Date.parse('2026-04-02T13:30Z'),
    },
  ],
};

test('lists the first names of each kind, lost parts and older translations, with dates in the time zone of the site', () => {
  expect(formatTranslation(some, shown)).toBe(
    `Remarks on the Spanish translation. They do not stop the build. To list all: npm run check:content -- --translations

Not translated:
  Blog posts, 5: 01.md, 02.md, 03.md, …
  Settings, 1: taxonomy.yml

Incomplete (parts of the original are missing):

content/blog/a.es.md
  line 4, questions: found 1 entry; expected 3, as in the original

Out of date (the original changed later; times in America/New_York):
  content/blog/b.es.md, 2026-02-28 21:00: the original blog/b.md, 2026-04-02 09:30
`,
  );
});

test('lists everything if asked', () => {
  const { untranslated } = some;
  expect(formatTranslation({ ...nothing, untranslated }, { ...shown, all: true })).toBe(
    `Remarks on the Spanish translation. They do not stop the build.

Not translated:
  Blog posts, 5:
    content/blog/01.md
    content/blog/02.md
    content/blog/03.md
    content/blog/04.md
    content/blog/05.md
  Settings, 1:
    content/taxonomy.yml
`,
  );
});

const lacking = (number: string) => ({ file: `blog/${number}.es.md`, field: 'body', found: 'nothing', expected: 'this field' });
const older = (number: string) => ({ file: `blog/${number}.es.md`, original: `blog/${number}.md`, changed: 1, originalChanged: 2 });

test.each<[string, Partial<TranslationRemarks>, string | undefined]>([
  ['10 incomplete files', { incomplete: numbered(10, lacking) }, undefined],
  ['11 incomplete files', { incomplete: numbered(11, lacking) }, '… and 1 more file'],
  ['10 older files', { outdated: numbered(10, older) }, undefined],
  ['12 older files', { outdated: numbered(12, older) }, '… and 2 more translations'],
])('shortens long lists: %s', (_, remarks, end) => {
  const short = formatTranslation({ ...nothing, ...remarks }, shown);
  expect(short?.includes('To list all')).toBe(end !== undefined);
  if (end) expect(short?.trimEnd().endsWith(`\n  ${end}`)).toBe(true);
  const whole = formatTranslation({ ...nothing, ...remarks }, { ...shown, all: true });
  expect(whole).not.toContain('…');
  expect(whole).toContain(`blog/${end ? '11' : '10'}.es.md`);
});

test('says nothing about a complete translation', () => {
  expect(formatTranslation(nothing, shown)).toBeUndefined();
});
