/** @jest-environment node */
import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pictureFaults } from '../../src/model/checking/picture-faults';
import { formatProblems } from '../../src/model/problems';
import { readContent } from '../../src/model/reading/read-content';

const realFolder = resolve('content');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(realFolder, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');

function change(file: string, from: string | RegExp, to: string): void {
  const text = textOf(file);
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`content/${file} has no ${from}`);
  writeFileSync(join(folder, file), changed);
}

/** The 1-based line of a text. */
function lineOf(file: string, text: string): number {
  const line = textOf(file)
    .split('\n')
    .findIndex((each) => each.includes(text));
  if (line < 0) throw new Error(`content/${file} has no ${text}`);
  return line + 1;
}

const places = () => readContent(folder, 'all').problems.map(({ file, line, field }) => `${file}:${line ?? ''}: ${field}`);

test('the real content has no mistakes, with or without hidden pages', () => {
  expect(formatProblems(readContent(realFolder, 'all').problems, 'content')).toBe(formatProblems([], 'content'));
  expect(formatProblems(readContent(realFolder).problems, 'content')).toBe(formatProblems([], 'content'));
});

test('reports mistakes of every kind in one run, with file, line and field', () => {
  change('services/react-development.md', /^summary: .*\n/m, '');
  change('services/react-development.md', /^order: .*$/m, 'order: soon');
  cpSync(join(folder, 'areas/cities/austin.md'), join(folder, 'areas/states/austin.md'));
  change('blog/an-outbox-for-every-form.md', '## One rule for every hop', '## One rule\n\nSee [this](/services/no-such-page/).');
  rmSync(join(folder, 'case-studies/pictures/freight-desk-cover.png'));
  change('information/security.md', '## Client work', '#### Client work');
  change('case-studies/school-meals.md', /^subtitle:/m, 'subtitel:');
  change('industries/transportation.md', '  - transportation\n', '  - transport\n');
  change('pages/index.md', /link: \/.*$/m, 'link: /nowhere/');
  change('site.yml', 'marks/openquay.svg', 'marks/lost.svg');
  change('navigation.yml', 'path: /our-work/', 'path: /our-works/');
  appendFileSync(
    join(folder, 'redirects.yml'),
    '  - from: /a/\n    to: /b/\n  - from: /b/\n    to: /a/\n  - from: /c/\n    to: /nowhere/\n',
  );
  const redirectCount = textOf('redirects.yml').match(/- from:/g)?.length ?? 0;

  const expected = [
    'services/react-development.md:: summary',
    `services/react-development.md:${lineOf('services/react-development.md', 'order: soon')}: order`,
    'areas/states/austin.md:: file name',
    `areas/states/austin.md:${lineOf('areas/states/austin.md', 'title:')}: title`,
    `areas/states/austin.md:${lineOf('areas/states/austin.md', 'description:')}: description`,
    `blog/an-outbox-for-every-form.md:${lineOf('blog/an-outbox-for-every-form.md', '/no-such-page/')}: body`,
    `case-studies/freight-desk.md:${lineOf('case-studies/freight-desk.md', 'picture: case-studies/pictures/freight-desk-cover.png')}: cover.picture`,
    `information/security.md:${lineOf('information/security.md', '#### Client work')}: body`,
    `case-studies/school-meals.md:${lineOf('case-studies/school-meals.md', 'subtitel:')}: subtitel`,
    'case-studies/school-meals.md:: subtitle',
    `industries/transportation.md:${lineOf('industries/transportation.md', '  - transport')}: industries.0`,
    expect.stringMatching(new RegExp(`^pages/index.md:${lineOf('pages/index.md', '/nowhere/')}: blocks\\.\\d+\\.items\\.\\d+\\.link$`)),
    `site.yml:${lineOf('site.yml', 'lost.svg')}: partners.3.mark`,
    expect.stringMatching(new RegExp(`^navigation.yml:${lineOf('navigation.yml', '/our-works/')}: header\\.\\d+\\.path$`)),
    `redirects.yml:${lineOf('redirects.yml', 'to: /b/')}: redirects.${redirectCount - 3}.to`,
    `redirects.yml:${lineOf('redirects.yml', 'to: /a/')}: redirects.${redirectCount - 2}.to`,
    `redirects.yml:${lineOf('redirects.yml', 'to: /nowhere/')}: redirects.${redirectCount - 1}.to`,
  ];
  expect(places()).toEqual(expect.arrayContaining(expected));
  expect(places()).toHaveLength(expected.length);
  expect(formatProblems(readContent(folder, 'all').problems, 'content')).toMatch(/^17 mistakes in the content:/);
});

test('a front matter mistake does not hide dead links or unknown references in the same file', () => {
  change('services/ai-development.md', /^title: .*$/m, 'title: 7');
  change('services/ai-development.md', /\n---\n\n/, '\n---\n\nSee [this](/gone/).\n\n');
  change('services/ai-development.md', /^industries:\n {2}- healthcare$/m, 'industries:\n  - magic');
  expect(places()).toEqual([
    expect.stringMatching(/^services\/ai-development\.md:\d+: title$/),
    expect.stringMatching(/^services\/ai-development\.md:\d+: industries\.0$/),
    `services/ai-development.md:${lineOf('services/ai-development.md', '/gone/')}: body`,
  ]);
});

test('mistakes in YAML files do not hide mistakes in other files', () => {
  change('site.yml', 'tagline:', 'tagLine:');
  change('taxonomy.yml', /slug: healthcare\n {4}label: .*/, 'slug: healthcare\n    label: H');
  change('blog/an-outbox-for-every-form.md', '## One rule for every hop', 'See [this](/gone/).');
  expect(places()).toEqual([
    'site.yml:: tagline',
    expect.stringMatching(/^site\.yml:\d+: tagLine$/),
    expect.stringMatching(/^taxonomy\.yml:\d+: industries\.1\.label$/),
    expect.stringMatching(/^blog\/an-outbox-for-every-form\.md:\d+: body$/),
  ]);
  expect(readContent(folder, 'all').content).toBeUndefined();
});

test('reports a duplicate slug in the taxonomy', () => {
  change('taxonomy.yml', 'slug: healthcare', 'slug: fintech');
  expect(places()).toContainEqual(expect.stringMatching(/^taxonomy\.yml:\d+: industries\.1\.slug$/));
});

test.each(['site.yml', 'taxonomy.yml', 'navigation.yml', 'redirects.yml'])('reports a missing %s', (file) => {
  rmSync(join(folder, file));
  expect(places()).toEqual([`${file}:: file`]);
});

test('a link to a draft is a dead link unless drafts are included', () => {
  change('blog/an-outbox-for-every-form.md', /^draft: .*\n|^title:/m, 'draft: true\ntitle:');
  change('information/security.md', '## Client work', '## Client work\n\nSee [it](/blog/an-outbox-for-every-form/).');
  const security = lineOf('information/security.md', '/blog/an-outbox-for-every-form/');
  const found = readContent(folder).problems.map(({ file, line }) => `${file}:${line}`);
  expect(found).toContain(`information/security.md:${security}`);
  expect(places()).toEqual([]);
});

const firstMark = () => /mark: (\S+\.svg)/.exec(textOf('site.yml'))?.[1] ?? '';

test.each([
  ['a script', '<path d="M0 0"/>\n<script>alert(1)</script>', 3],
  ['an event handler', '<path d="M0 0"\nonclick="alert(1)"/>', 3],
  ['a page-wide style', '<style>h1{color:red}</style>', 2],
  ['a reference to another host', '\n\n<use href="https://evil.example/a.svg#a"/>', 4],
])('reports %s in an SVG mark with file and line', (_, inner, line) => {
  writeFileSync(join(folder, firstMark()), `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n${inner}\n</svg>`);
  expect(places()).toEqual([`${firstMark()}:${line}: drawing`]);
});

test('reports control characters and a self-referencing YAML alias without throwing', () => {
  const [post, other, service] = ['blog', 'information', 'services'].map((each) =>
    join(each, readdirSync(join(folder, each)).find((name) => name.endsWith('.md')) ?? ''),
  );
  const heading = lineOf(post as string, 'heading:');
  change(post as string, /^heading: .*$/m, 'heading: "Two\\vlines of a heading"');
  appendFileSync(join(folder, other as string), '\nPasted\b words.\n');
  change(service as string, /^heading: .*$/m, 'heading: &a [*a, *a]');
  expect(places()).toEqual(
    expect.arrayContaining([
      `${post}:${heading}: heading`,
      `${other}:${lineOf(other as string, 'Pasted')}: body`,
      expect.stringContaining(`${service}:`),
    ]),
  );
});

test('reports a broken picture where it is used, and ignores an unused one', async () => {
  const [study = ''] = readdirSync(join(folder, 'case-studies')).filter((name) => name.endsWith('.md'));
  const file = `case-studies/${study}`;
  const [, picture = ''] = /picture: (\S+)/.exec(textOf(file)) ?? [];
  writeFileSync(join(folder, picture), '');
  writeFileSync(join(folder, 'blog/unused.jpg'), 'no picture');
  const { problems } = readContent(folder, 'all', await pictureFaults(folder));
  expect(problems.map(({ file, line, found }) => `${file}:${line}: ${found}`)).toEqual([
    `${file}:${lineOf(file, picture)}: "${picture}", an empty file`,
  ]);
});

test('accepts picture file names as cameras and scanners write them', () => {
  const [study = ''] = readdirSync(join(folder, 'case-studies')).filter((name) => name.endsWith('.md'));
  const [, picture = ''] = /picture: (\S+)/.exec(textOf(`case-studies/${study}`)) ?? [];
  for (const name of ['IMG_2041.JPG', 'IMG_2042.jpeg', 'Scan.PNG']) {
    cpSync(join(folder, picture), join(folder, 'case-studies/pictures', name));
    change(`case-studies/${study}`, /picture: \S+/, `picture: case-studies/pictures/${name}`);
    expect(places()).toEqual([]);
  }
});

test('reports a page file that has no route', () => {
  cpSync(join(folder, 'pages/thank-you.md'), join(folder, 'pages/spring-offer.md'));
  change('pages/spring-offer.md', /^title: /m, 'title: A ');
  change('pages/spring-offer.md', /^description: /m, 'description: A ');
  expect(places()).toEqual(['pages/spring-offer.md:: file name']);
});

test('reports a page that the code depends on when it is a draft or missing', () => {
  change('pages/thank-you.md', /^---\n/, '---\ndraft: true\n');
  expect(readContent(folder).problems).toMatchObject([{ file: 'pages/thank-you.md', line: 2, field: 'draft', found: 'a draft' }]);
  // While it is being written, a draft shows.
  expect(places()).toEqual([]);
  rmSync(join(folder, 'pages/thank-you.md'));
  expect(places()).toEqual(['pages/thank-you.md:: file']);
});
