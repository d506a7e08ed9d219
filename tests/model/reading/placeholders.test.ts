import { tidyFile } from '../../../src/editor/file-text';
import { placeholderFacts } from '../../../src/model/reading/placeholder-facts';
import { filledMarkdown } from '../../../src/model/reading/placeholders';
import { readDocument } from '../../../src/model/reading/read-document';
import { readSingleton } from '../../../src/model/singletons';
import { sampleFile } from '../sample-documents';

const facts = { name: 'Northmast', email: 'hi@northmast.example', url: 'https://www.northmast.example', legalName: 'Northmast AB' };
const words = { language: 'es', strings: { storage: { columns: { name: 'Nombre' } } } };
const filled = (markdown: string, known: Parameters<typeof filledMarkdown>[1] = facts) => filledMarkdown(markdown, known, () => undefined);

test.each([
  ['{{site.name}} and {{ site.legalName }}', 'Northmast and Northmast AB'],
  ['[{{site.email}}](mailto:{{site.email}})', '[hi@northmast.example](mailto:hi@northmast.example)'],
  [
    'In code `{{site.name}}`, ``a ` {{site.name}}`` it stays; {{site.name}}',
    'In code `{{site.name}}`, ``a ` {{site.name}}`` it stays; Northmast',
  ],
  ['```html\n<b>{{site.name}}</b>\n\n{{site.name}}\n```\n{{site.name}}', '```html\n<b>{{site.name}}</b>\n\n{{site.name}}\n```\nNorthmast'],
  ['- list\n\n  ~~~\n  {{site.name}}\n  ~~~\n\n      {{site.name}}', '- list\n\n  ~~~\n  {{site.name}}\n  ~~~\n\n      {{site.name}}'],
  ['A single ` backtick\n\n{{site.name}} and ` another', 'A single ` backtick\n\nNorthmast and ` another'],
  ['{{mustache}} and {{ page.title }}', '{{mustache}} and {{ page.title }}'],
])('%j becomes %j', (written, read) => {
  expect(filled(written)).toBe(read);
});

test('escapes Markdown characters in a brand name', () => {
  expect(filled('{{site.name}}', { name: 'Q*bert*' })).toBe('Q\\*bert\\*');
});

test('fills placeholders in front matter and body before checking lengths', () => {
  const summary = `{{site.name}} ${'word '.repeat(80)}`.slice(0, 322).trim();
  const { file, text } = sampleFile('post', (data) => Object.assign(data, { summary, heading: 'At {{site.name}}' }), 'By {{site.name}}.');
  const { document, problems } = readDocument(file, text, { facts });
  expect(problems).toEqual([]);
  expect(document).toMatchObject({ body: 'By Northmast.', data: { heading: 'At Northmast' } });
  expect(readDocument(file, text).problems).toEqual([expect.objectContaining({ field: 'summary' })]);
});

test('reports an unknown placeholder or a missing brand fact with file and line', () => {
  const body = 'One.\n\nTwo {{site.nmae}},\nthree {{site.phone}}, {{Site.Name}}, {{ sitename }}.';
  const { file, text } = sampleFile('post', (data) => Object.assign(data, { heading: 'At {{site.adress}}' }), body);
  const lineOf = (part: string) => text.split('\n').findIndex((line) => line.includes(part)) + 1;
  const expected = expect.stringContaining('{{site.name}}, {{site.legalName}}');
  expect(readDocument(file, text, { facts }).problems).toEqual([
    { file, line: lineOf('adress'), field: 'heading', found: '{{site.adress}}', expected },
    { file, line: lineOf('nmae'), field: 'body', found: '{{site.nmae}}', expected },
    { file, line: lineOf('phone'), field: 'body', found: '{{site.phone}}', expected: expect.stringContaining('site.yml') },
    { file, line: lineOf('phone'), field: 'body', found: '{{Site.Name}}', expected },
    { file, line: lineOf('phone'), field: 'body', found: '{{ sitename }}', expected },
  ]);
});

test.each(['{{site.name}}', '{{site.name}} does things'])('reports that %s needs quotes in the front matter', (value) => {
  const { file, text } = sampleFile('post');
  const { problems } = readDocument(file, text.replace(/^heading:.*$/m, `heading: ${value}`), { facts });
  const line = text.split('\n').findIndex((each) => each.startsWith('heading:')) + 1;
  expect(problems).toEqual([expect.objectContaining({ file, line, field: 'YAML', expected: expect.stringContaining('quotes') })]);
});

test('a mistake in site.yml is not reported again where its facts are used', () => {
  const { file, text } = sampleFile('post', () => undefined, 'By {{site.name}}.');
  expect(readDocument(file, text, { facts: placeholderFacts({ email: 'hi@northmast.example' }) }).problems).toEqual([]);
  expect(readDocument(file, text, { facts: placeholderFacts('no list of fields') }).problems).toEqual([]);
});

test('reads the valid facts of an invalid site.yml', () => {
  const raw = { ...facts, phone: { display: '+46 8 123 456 78', link: '+46812345678' }, tagline: 7, address: 'Quay 1, Visby' };
  expect(placeholderFacts(raw)).toMatchObject({ ...facts, phone: '+46 8 123 456 78', phoneLink: '+46812345678', address: 'Quay 1, Visby' });
  expect(placeholderFacts(raw)?.tagline).toBeUndefined();
});

test('fills placeholders in the other YAML files and in site.yml itself', () => {
  const entry = { path: '/', links: [] };
  const menu = JSON.stringify({ header: [{ ...entry, label: 'About {{site.name}}' }], footer: [] });
  expect(readSingleton('navigation', menu, facts).raw).toMatchObject({ header: [{ label: 'About Northmast' }] });
  expect(readSingleton('site', JSON.stringify({ ...facts, footer: { credit: 'Made by {{site.name}}' } })).raw).toMatchObject({
    footer: { credit: 'Made by Northmast' },
  });
  expect(readSingleton('site', JSON.stringify({ name: '{{site.name}}' })).problems).toContainEqual(
    expect.objectContaining({ field: 'name' }),
  );
});

test('the editor saves placeholders unchanged', () => {
  const { file, text } = sampleFile(
    'page',
    (data) => Object.assign(data, { summary: `{{site.name}} ${data.summary}` }),
    'Write to [{{site.email}}](mailto:{{site.email}}).',
  );
  const tidy = tidyFile(file, text) ?? '';
  expect(tidy).toContain("summary: '{{site.name}} ");
  expect(tidy).toContain('[{{site.email}}](mailto:{{site.email}})');
});

test('a description that is too long even without its facts is a mistake; one that they make too long is cut', () => {
  const described = (description: string) => {
    const { file, text } = sampleFile('page', (data) => Object.assign(data, { description }));
    const { document, problems } = readDocument(file, text, { facts: { ...facts, name: 'Northforge Laboratories' } });
    return document?.data.description ?? problems.map(({ field, expected }) => `${field}: ${expected}`);
  };
  const words = 'word '.repeat(29);
  expect(described(`${words}{{site.name}}`)).toBe(`${words}Northforge…`);
  expect(described(`${words}and on {{site.name}}`)).toBe(`${words}and on…`);
  expect(described(`${words}and on and on at {{site.name}}`)).toEqual(['description: at most 160 characters']);
});

test('a table takes the place of its line in the text, and nowhere else', () => {
  const body = 'Before.\n\n{{site.ownValues}}\n\n```\n{{site.ownValues}}\n```\n\nAfter {{site.name}}.';
  const { file, text } = sampleFile('post', () => undefined, body);
  const { document, problems } = readDocument(file, text, { facts, words });
  expect(problems).toEqual([]);
  expect(document?.body).toMatch(/^Before\.\n\n\| Nombre \|[\s\S]*\|\n\n```\n\{\{site\.ownValues\}\}\n```\n\nAfter Northmast\.$/);
});

test('the placeholder of a table stays while its words cannot be read', () => {
  const { file, text } = sampleFile('post', () => undefined, '{{site.ownValues}}');
  expect(readDocument(file, text, { facts })).toMatchObject({ document: { body: '{{site.ownValues}}' }, problems: [] });
});

test('a table inside a sentence or a field is a mistake', () => {
  const { file, text } = sampleFile('post', (data) => Object.assign(data, { heading: 'At {{site.ownValues}}' }), 'See {{site.ownValues}}.');
  expect(readDocument(file, text, { facts }).problems.map(({ field }) => field)).toEqual(['heading', 'body']);
});
