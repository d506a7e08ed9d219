/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { readPage, readSettings } from '../../src/editor/file-text';
import { formatForEditor, problemsOfEntry } from '../../src/editor/problems-of-entry';

const post = readPage(readFileSync('content/blog/an-outbox-for-every-form.md', 'utf8'));
const told = (collection: string, data: object, path?: string) =>
  formatForEditor(collection, problemsOfEntry(collection, path, data as Record<string, unknown>))
    .split('\n')
    .filter(Boolean);

test('a valid entry has no problems, whether it is new or existing', () => {
  expect(told('post', post, 'blog/an-outbox-for-every-form.md')).toEqual([]);
  expect(told('post', post)).toEqual([]);
  expect(told('settings', readSettings(readFileSync('content/site.yml', 'utf8')))).toEqual([]);
});

test('validation problems are reported with the field labels of the editor', () => {
  expect(told('post', { ...post, picture: 'blog/pictures/outbox.png' })).toEqual([
    'Alt text: found nothing; expected alt text that says what the picture shows.',
  ]);
  const block = { kind: 'facts', id: 'facts', heading: 'Facts', link: { label: 'Half a link' } };
  const page = readPage(readFileSync('content/pages/our-work.md', 'utf8'));
  expect(told('page', { ...page, blocks: [block] }, 'pages/our-work.md')).toEqual([
    'Blocks 1, Link, Page: found nothing; expected a value of type string.',
  ]);
});

test('the body gets the same checks as in a build', () => {
  expect(told('post', { ...post, body: '# Too large\n\n![](blog/pictures/a.png)' })).toEqual([
    expect.stringContaining('Text: found a level-1 heading'),
    expect.stringContaining('Text: found a picture with missing or short alt text'),
  ]);
});

test('two list entries with the same slug are rejected', () => {
  const taxonomy = readSettings(readFileSync('content/taxonomy.yml', 'utf8')) as { industries: object[] };
  expect(told('settings', { ...taxonomy, industries: [...taxonomy.industries, taxonomy.industries[0]] })).toEqual([
    expect.stringContaining('URL slug: found "fintech"; expected a unique slug'),
  ]);
});

test('references to other files are left to the check of all files', () => {
  expect(told('post', { ...post, services: ['no-such-service'], body: 'See [it](/nowhere/).' })).toEqual([]);
});

test('an unknown icon is rejected', () => {
  const service = readPage(readFileSync('content/services/react-development.md', 'utf8'));
  const found = problemsOfEntry('service', undefined, service, { icons: { has: (name) => name !== 'react' } });
  expect(formatForEditor('service', found)).toBe(
    'Technologies 1, Icon: found "react"; expected an icon name from the simple-icons package, or no icon.',
  );
});

test('a placeholder is checked by its value, and an unknown one is rejected', () => {
  const facts = { name: 'Northmast', email: 'hi@northmast.example' };
  const toldWith = (data: object) => problemsOfEntry('post', undefined, { ...post, ...data }, { facts }).map(({ field }) => field);
  // Too long as typed, but not once the placeholder is replaced.
  expect(toldWith({ description: `{{site.name}} ${'writes about it '.repeat(10)}`.slice(0, 164) })).toEqual([]);
  expect(toldWith({ title: '{{site.nmae}} at work', body: 'Write to {{site.mail}}.' })).toEqual(['title', 'body']);
});
