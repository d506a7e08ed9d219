import { readFileSync } from 'node:fs';
import { parseSettingsFile, readPage } from '../../src/editor/file-text';
import { formatForEditor, problemsOfEntry } from '../../src/editor/problems-of-entry';
import type { Kind } from '../../src/model/kinds';
import { sampleFile } from '../model/sample-documents';
import { taxonomyEntry } from '../model/small-content';

const entry = (kind: Kind) => readPage(sampleFile(kind).text);
const post = entry('post');
const told = (collection: string, data: object, path?: string) =>
  formatForEditor(collection, problemsOfEntry(collection, path, data as Record<string, unknown>))
    .split('\n')
    .filter(Boolean);

test('a valid entry has no problems, whether it is new or existing', () => {
  expect(told('post', post, 'blog/a-post.md')).toEqual([]);
  expect(told('post', post)).toEqual([]);
  expect(told('settings', parseSettingsFile(readFileSync('tests/fixtures/other-brand/site.yml', 'utf8')))).toEqual([]);
});

test('validation problems are reported with the field labels of the editor', () => {
  expect(told('post', { ...post, picture: 'blog/pictures/outbox.png' })).toEqual([
    'Alt text: found nothing; expected alt text that says what the picture shows.',
  ]);
  const block = { kind: 'facts', id: 'facts', heading: 'Facts', link: { label: 'Half a link' } };
  expect(told('page', { ...entry('page'), blocks: [block] }, 'pages/about-us.md')).toEqual([
    'Blocks 1, Link, Page: found nothing; expected a text.',
  ]);
});

test('a sentence that ends in a question mark gets no period', () => {
  const { title, ...rest } = post;
  expect(told('post', { ...rest, titel: title })).toContain(
    'titel: found an unknown field; expected a known field name; did you mean "title"?',
  );
});

test('problems of blocks are reported with the labels of their fields', () => {
  const told1 = (blocks: object[]) => told('blockPage', { ...entry('blockPage'), blocks });
  expect(told1([{ type: 'cards', heading: 'Cards', items: [{ name: 'A card', text: 'Too short' }] }])).toEqual([
    'Blocks 1, Entries 1, Text: found "Too short"; expected at least 10 characters.',
  ]);
  expect(told1([{ type: 'hero' }, { type: 'text', text: '# Too large' }])).toEqual([
    expect.stringContaining('Blocks 2, Text: found a level-1 heading'),
  ]);
  expect(told1([{ type: 'prices' }])).toEqual([]);
});

test('two blocks with the same anchor or form are rejected', () => {
  const steps = { type: 'steps', anchor: 'how', heading: 'Steps', items: [{ name: 'A step', text: 'What happens in it.' }] };
  const form = { type: 'form', form: 'contact' };
  expect(told('blockPage', { ...entry('blockPage'), blocks: [steps, form, { type: 'hero', heading: 'Hello' }, steps, form] })).toEqual([
    'Blocks 4, Anchor: found "how"; expected a unique anchor.',
    'Blocks 5, Form: found "contact"; expected each form at most once per page.',
  ]);
});

test('the body gets the same checks as in a build', () => {
  expect(told('post', { ...post, body: '# Too large\n\n![](blog/pictures/a.png)' })).toEqual([
    expect.stringContaining('Text: found a level-1 heading'),
    expect.stringContaining('Text: found a picture with missing or short alt text'),
  ]);
});

test('two list entries with the same slug are rejected', () => {
  const industries = ['one', 'two', 'one'].map(taxonomyEntry);
  expect(told('settings', { industries, topics: [taxonomyEntry('three')] })).toEqual([
    expect.stringContaining('URL slug: found "one"; expected a unique slug'),
  ]);
});

test('redirects that lead to each other are rejected; whether their targets exist is left to the check of all files', () => {
  const redirect = (from: string, to: string) => ({ from, to });
  expect(told('settings', { redirects: [redirect('/a/', '/b/'), redirect('/b/', '/nowhere/')] })).toEqual([
    'Redirects 1, New address: found /b/, which is itself redirected; expected the final page.',
  ]);
});

test('references to other files are left to the check of all files', () => {
  expect(told('post', { ...post, services: ['no-such-service'], body: 'See [it](/nowhere/).' })).toEqual([]);
});

test('an unknown icon is rejected', () => {
  const found = problemsOfEntry('service', undefined, entry('service'), { icons: { has: (name) => name !== 'react' } });
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
