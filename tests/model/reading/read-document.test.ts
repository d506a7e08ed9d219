import type { Kind } from '../../../src/model/kinds';
import { readDocument } from '../../../src/model/reading/read-document';
import { sampleFile, samples } from '../sample-documents';

type Row = [field: string, value: unknown, expected: string];

/** For each kind: a field, the wrong value it is given (undefined removes it), and the expectation in the message. */
const mistakes: Record<Kind, Row[]> = {
  service: [
    ['title', undefined, 'a text'],
    ['title', 'x'.repeat(61), 'at most 60 characters'],
    ['description', 'Too short', 'at least 70 characters'],
    ['label', 'two\nlines', 'one line'],
    ['heading', ' spaced heading', 'no leading'],
    ['group', 'Development', 'lowercase words'],
    ['order', 'soon', 'number'],
    ['order', 1.5, 'a whole number'],
    ['order', 0, 'at least 1'],
    ['deliverables', [], 'at least 1 entry'],
    ['deliverables.0.text', undefined, 'a text'],
    ['stack.1.icon', 'x', 'at least 2 characters'],
    ['questions', {}, 'a list'],
    ['draft', 'yes', 'true or false'],
    ['descripton', 'A misspelled field', 'spelling'],
    ['stack.0.whyy', 'A misspelled field', 'spelling'],
  ],
  industry: [
    ['group', 7, 'a text, in quotes'],
    ['process', 'a text', 'a list'],
  ],
  city: [
    ['abbreviation', 'Tex', 'one to three capital letters'],
    ['coordinates.latitude', 97, 'at most 90'],
    ['coordinates.longitude', '97 W', 'a number'],
    ['timeZones', ['CST'], 'an IANA name'],
    ['timeZones', ['America/Bogata'], 'an IANA name'],
    ['services.0.service', 'A service', 'lowercase words'],
    ['industries.0', 'Freight', 'nested fields'],
  ],
  state: [
    ['industries', undefined, 'a list'],
    ['law.0.source', undefined, 'nested fields'],
    ['law.0.source.url', 'statutes.example', 'https://'],
    ['law.0.checked', undefined, 'a date such as'],
    ['law.0.inForce', undefined, 'a date, or a status'],
  ],
  caseStudy: [
    ['whatWeDid.columns', 4, 'one of 2, 3'],
    ['cover.picture', 'the cover.gif', 'a PNG, JPEG, WebP or SVG file'],
    ['cover.alt', 'Too short', 'at least 20 characters'],
    ['textWithImage.0.side', 'middle', 'one of left, right'],
    ['testimonial', 'A quote', 'nested fields'],
    ['projects.items.1.result', undefined, 'a text'],
  ],
  post: [
    ['date', 'March 14', 'a date such as'],
    ['date', '2026-02-30', 'a date such as'],
    ['date', undefined, 'a date such as'],
    ['topics', 'a-topic', 'a list'],
    ['author', undefined, 'a text'],
    ['pictureAlt', 'short', 'at least 20 characters'],
  ],
  person: [
    ['timeZone', 'CST', 'an IANA name'],
    ['timeZone', 'America/Bogata', 'an IANA name'],
    ['joined', '2019', 'a number'],
    ['portrait', { picture: 'people/portraits/a.svg' }, 'a text'],
    ['links', [{ name: 'LinkedIn', url: 'http://a.example' }], 'an address that starts with https://'],
  ],
  information: [['updated', undefined, 'a date such as']],
  blockPage: [
    ['layout', undefined, 'one of blocks'],
    ['blocks', [], 'at least 1 entry'],
    ['blocks.0.type', 'carousel', 'one of hero, text, picture, cards, steps, quote, case'],
    ['blocks.0.type', undefined, 'one of hero'],
    ['blocks.0.colour', 'gold', 'spelling'],
    ['blocks.0', { type: 'text' }, 'a text'],
    ['blocks.0', { type: 'picture', picture: 'a.png' }, 'a text'],
    ['blocks.0', { type: 'quote' }, 'a quote, or a case study'],
    ['blocks.0', { type: 'quote', quote: 'A quote of some length, whoever says it.' }, 'a role or a name'],
    ['blocks.0', { type: 'quote', caseStudy: 'a-case', quote: 'A quote of some length.' }, 'not both'],
    ['blocks.0', { type: 'form', form: 'survey' }, 'one of contact, newsletter, referral, application'],
    ['blocks.1.items', [], 'at least 1 entry'],
    ['blocks.2', { type: 'hero' }, 'only the first block'],
    ['blocks.2.caseStudy', 'A case', 'lowercase words'],
    ['menu', { header: 7 }, 'a text'],
    ['menu', { order: 0 }, 'at least 1'],
  ],
  page: [
    ['blocks.0.kind', 'carousel', 'one of columns, steps'],
    ['blocks.0.items.0.link', 'about-us', 'a path on this site'],
    ['blocks.0.link', '/about-us/', 'nested fields'],
  ],
};

/** Sets the field at a dotted path, or removes it if the value is undefined. */
function put(data: unknown, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce((inner, key) => (inner as Record<string, unknown>)[key], data) as Record<string, unknown>;
  if (value === undefined) delete holder[last];
  else holder[last] = value;
}

const kindNames = Object.keys(samples) as Kind[];
const rows = kindNames.flatMap((kind) => mistakes[kind].map((row) => [kind, ...row] as const));

test.each(kindNames)('reads a valid %s', (kind) => {
  const { file, text } = sampleFile(kind);
  expect(readDocument(file, text)).toMatchObject({ document: { kind, file }, problems: [] });
});

test.each(rows)('reports what is expected of a %s whose %s is %j', (kind, field, value, expected) => {
  const { file, text } = sampleFile(kind, (data) => put(data, field, value));
  const { document, problems } = readDocument(file, text);
  expect(document).toBeUndefined();
  const named = problems.filter((problem) => problem.field === field || problem.field.startsWith(`${field}.`));
  expect(named.map((problem) => problem.expected).join()).toContain(expected);
  expect(problems).toHaveLength(named.length);
});

test.each([
  ['topics', 'one, two', '"one, two"', 'a list, with a dash before each entry'],
  ['author', null, 'nothing', 'a text'],
  ['date', '2026-02-30', '"2026-02-30"', 'a date such as 2026-03-14, or a date and time such as 2026-03-14 09:30'],
])('reports a post whose %s is %j once', (field, value, found, expected) => {
  const { file, text } = sampleFile('post', (data) => put(data, field, value));
  expect(readDocument(file, text).problems).toMatchObject([{ field, found, expected }]);
});

test('reports the missing alt text of a post picture alongside other mistakes', () => {
  const { file, text } = sampleFile('post', (data) => {
    data.picture = 'blog/pictures/a.png';
    data.title = '';
  });
  expect(readDocument(file, text).problems.map(({ field }) => field)).toEqual(['title', 'pictureAlt']);
});

test('a placeholder makes no description too long while site.yml cannot be read', () => {
  const { file, text } = sampleFile('post', (data) => {
    data.description = `${'Plain words. '.repeat(11)}{{site.name}} and more.`;
  });
  expect(readDocument(file, text).problems).toEqual([]);
});

test.each([
  ['title: a: b', 1, 'a text with a colon'],
  ['title: one\ntitle: two', 2, 'a second "title", after the one on line 2'],
  ['tags: [\n  *bold*', 2, '*bold*'],
])('reports invalid YAML in front matter (%j) with its line', (front, line, found) => {
  const { problems } = readDocument('blog/a.md', `---\n${front}\n---\nText.`);
  // The front matter starts on the second line of the file.
  expect(problems).toContainEqual(expect.objectContaining({ field: 'YAML', line: line + 1, found: expect.stringContaining(found) }));
});

test.each([
  ['blog/A Post.md', 'lowercase'],
  ['blog/a--post.md', 'single hyphens'],
  ['blog/-a-post.md', 'single hyphens'],
  ['blog/a-post-.md', 'single hyphens'],
  ['recipes/soup.md', 'one of the folders blog'],
  ['blog/2026/a-post.md', 'one of the folders blog'],
])('rejects the file %s', (file, expected) => {
  const { text } = sampleFile('post');
  expect(readDocument(file, text).problems).toEqual([expect.objectContaining({ file, expected: expect.stringContaining(expected) })]);
});

test('reports a folder of a page of blocks whose name ends in a hyphen', () => {
  const { text } = sampleFile('blockPage');
  expect(readDocument('pages/guides-/a-guide.md', text).problems).toEqual([expect.objectContaining({ field: 'file name' })]);
});

test('accepts empty lines before the front matter and spaces after its fences, and counts them', () => {
  const text = '\n \n--- \ntitle: A title\nordr: 1\n---  \n\nThe body.';
  const { source, problems } = readDocument('information/a.md', text);
  expect(problems).toContainEqual(expect.objectContaining({ field: 'ordr', line: 5 }));
  expect(source).toMatchObject({ body: 'The body.', bodyLine: 8 });
});

test.each([
  ['post', /^date:/m, 'dtae:', 'date'],
  ['service', /^ {4}why:/m, '    whyy:', 'why'],
  ['blockPage', /^ {4}heading:/m, '    headng:', 'heading'],
] as const)('a field of a %s whose name has a typo is told the name that was meant', (kind, pattern, typo, meant) => {
  const { file, text } = sampleFile(kind);
  expect(text).toMatch(pattern);
  const { problems } = readDocument(file, text.replace(pattern, typo));
  const named = problems.find(({ field }) => field.endsWith(typo.trim().slice(0, -1)));
  expect(named).toMatchObject({ found: 'an unknown field', expected: `a known field name; did you mean "${meant}"?` });
});

test('two unknown fields get a suggestion each, but never a field that is there too', () => {
  const { file, text } = sampleFile('post', (data) => Object.assign(data, { titel: 'A title', summry: 'A summary', sumary: 'Another' }));
  const told = readDocument(file, text.replace(/^summary:/m, 'summmary:')).problems.filter(({ found }) => found === 'an unknown field');
  expect(told.map(({ field, expected }) => [field, expected.split('; ')[1]])).toEqual([
    ['summmary', 'did you mean "summary"?'],
    ['titel', 'check the spelling'],
    ['summry', 'did you mean "summary"?'],
    ['sumary', 'did you mean "summary"?'],
  ]);
});

const conflict = (one: string, other: string) => `<<<<<<< HEAD\n${one}\n\n=======\n${other}\n\n>>>>>>> main`;

test.each([
  ['the text', 'body', (text: string) => text.replace('Text.', conflict('One.', 'Other.'))],
  ['a text with Windows line endings', 'body', (text: string) => text.replace('Text.', conflict('One.', 'Other.')).replace(/\n/g, '\r\n')],
  ['the front matter', 'YAML', (text: string) => text.replace(/^order: .*$/m, conflict('order: 1', 'order: 2'))],
  ['the first fence', 'front matter', (text: string) => text.replace('---\n', `${conflict('---', '----')}\n`)],
])('reports a merge conflict in %s once, at its first line', (_, field, edited) => {
  const { file, text } = sampleFile('information');
  const written = edited(text);
  const line = written.split('\n').findIndex((each) => each.startsWith('<<<')) + 1;
  expect(readDocument(file, written).problems).toEqual([expect.objectContaining({ file, line, field, found: 'a merge conflict' })]);
});

test.each(['```\n<<<<<<< HEAD\n```', 'A heading\n=======', '<<<<<<<< eight', 'a <<<<<<< b'])('sees no merge conflict in %j', (body) => {
  const { file, text } = sampleFile('information', undefined, body);
  expect(readDocument(file, text).problems).toEqual([]);
});

test('reports missing front matter at line 1', () => {
  expect(readDocument('blog/a.md', 'Only text.').problems).toEqual([expect.objectContaining({ field: 'front matter', line: 1 })]);
});

test('asks for UTF-8 in place of UTF-16', () => {
  const { file, text } = sampleFile('post');
  const written = Buffer.from(`\uFEFF${text}`, 'utf16le').toString('utf8');
  expect(readDocument(file, written).problems).toEqual([expect.objectContaining({ line: 1, expected: 'a file saved as UTF-8' })]);
});

test('reports a mistake with the line of its field', () => {
  const text = ['---', 'title: A title', 'label: A label', 'ordr: 1', '---', '', '', 'The body.'].join('\n');
  const { source, problems } = readDocument('information/a.md', text);
  expect(problems).toContainEqual(expect.objectContaining({ field: 'ordr', line: 4 }));
  expect(source).toMatchObject({ body: 'The body.', bodyLine: 8 });
});

test('accepts Windows line endings', () => {
  const { file, text } = sampleFile('information');
  const { document, problems } = readDocument(file, `${text.trim()}\nMore text.\n`.replace(/\n/g, '\r\n'));
  expect(problems).toEqual([]);
  expect(document).toMatchObject({ body: 'Text.\nMore text.', data: { title: 'A title' } });
});
