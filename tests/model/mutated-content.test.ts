import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictureFaults } from '../../src/model/checking/picture-faults';
import { contentFolder } from '../../src/model/content-folder';
import { formatProblems } from '../../src/model/problems';
import { readContent } from '../../src/model/read-content';
import { writeSmallContent } from './small-content';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  writeSmallContent(folder);
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

test('the content has no mistakes, with or without hidden pages', () => {
  expect(formatProblems(readContent(contentFolder(), 'all').problems, 'content')).toBe(formatProblems([], 'content'));
  expect(formatProblems(readContent(contentFolder()).problems, 'content')).toBe(formatProblems([], 'content'));
});

test('a small site of every kind has no mistakes', () => {
  expect(readContent(folder, 'all').problems).toEqual([]);
});

test('reports mistakes of every kind in one run, with file, line and field', () => {
  change('services/a-service.md', /^summary: .*\n/m, '');
  change('services/a-service.md', /^order: .*$/m, 'order: soon');
  cpSync(join(folder, 'areas/cities/a-city.md'), join(folder, 'areas/states/a-city.md'));
  change('blog/a-post.md', '## A part', '## A part\n\nSee [this](/services/no-such-page/).');
  change('case-studies/a-case.md', /(cover:\n {2}picture: ).*/, '$1case-studies/pictures/lost.png');
  change('information/security.md', '## A part', '#### A part');
  change('case-studies/a-case.md', /^subtitle:/m, 'subtitel:');
  change('case-studies/a-case.md', '  - an-industry\n', '  - no-industry\n');
  change(
    'pages/index.md',
    /^blocks:\n/m,
    'blocks:\n  - kind: list\n    id: more\n    heading: More\n    link: {label: More, path: /nowhere/}\n',
  );
  change('site.yml', 'marks/openquay.svg', 'marks/lost.svg');
  change('navigation.yml', 'path: /services/\n', 'path: /no-services/\n');
  appendFileSync(
    join(folder, 'redirects.yml'),
    '  - from: /a/\n    to: /b/\n  - from: /b/\n    to: /a/\n  - from: /c/\n    to: /nowhere/\n',
  );

  const expected = [
    'services/a-service.md:: summary',
    `services/a-service.md:${lineOf('services/a-service.md', 'order: soon')}: order`,
    'areas/states/a-city.md:: file name',
    `areas/states/a-city.md:${lineOf('areas/states/a-city.md', 'title:')}: title`,
    `areas/states/a-city.md:${lineOf('areas/states/a-city.md', 'description:')}: description`,
    `blog/a-post.md:${lineOf('blog/a-post.md', '/no-such-page/')}: body`,
    `case-studies/a-case.md:${lineOf('case-studies/a-case.md', 'lost.png')}: cover.picture`,
    `information/security.md:${lineOf('information/security.md', '#### A part')}: body`,
    `case-studies/a-case.md:${lineOf('case-studies/a-case.md', 'subtitel:')}: subtitel`,
    'case-studies/a-case.md:: subtitle',
    `case-studies/a-case.md:${lineOf('case-studies/a-case.md', '  - no-industry')}: industries.0`,
    `pages/index.md:${lineOf('pages/index.md', '/nowhere/')}: blocks.0.link.path`,
    `site.yml:${lineOf('site.yml', 'lost.svg')}: partners.0.mark`,
    `navigation.yml:${lineOf('navigation.yml', '/no-services/')}: header.0.path`,
    `redirects.yml:${lineOf('redirects.yml', 'to: /b/')}: redirects.1.to`,
    `redirects.yml:${lineOf('redirects.yml', 'to: /a/')}: redirects.2.to`,
    `redirects.yml:${lineOf('redirects.yml', 'to: /nowhere/')}: redirects.3.to`,
  ];
  expect(places().sort()).toEqual(expected.sort());
  expect(formatProblems(readContent(folder, 'all').problems, 'content')).toMatch(/^17 mistakes in the content:/);
});

test('a front matter mistake does not hide dead links or unknown references in the same file', () => {
  change('case-studies/a-case.md', /^title: .*$/m, 'title: 7');
  change('case-studies/a-case.md', /\n---\n\n/, '\n---\n\nSee [this](/gone/).\n\n');
  change('case-studies/a-case.md', '  - an-industry\n', '  - magic\n');
  expect(places()).toEqual([
    `case-studies/a-case.md:${lineOf('case-studies/a-case.md', 'title: 7')}: title`,
    `case-studies/a-case.md:${lineOf('case-studies/a-case.md', '- magic')}: industries.0`,
    `case-studies/a-case.md:${lineOf('case-studies/a-case.md', '/gone/')}: body`,
  ]);
});

test('mistakes in YAML files do not hide mistakes in other files', () => {
  change('site.yml', 'tagline:', 'tagLine:');
  change('taxonomy.yml', 'label: Label of another-industry', 'label: H');
  change('blog/a-post.md', '## A part', 'See [this](/gone/).');
  expect(places().sort()).toEqual([
    `blog/a-post.md:${lineOf('blog/a-post.md', '/gone/')}: body`,
    `site.yml:${lineOf('site.yml', 'tagLine:')}: tagLine`,
    'site.yml:: tagline',
    `taxonomy.yml:${lineOf('taxonomy.yml', 'label: H')}: industries.1.label`,
  ]);
  expect(readContent(folder, 'all').content).toBeUndefined();
});

test('reports a duplicate slug in the taxonomy', () => {
  change('taxonomy.yml', 'slug: another-industry', 'slug: an-industry');
  expect(places()).toEqual([expect.stringMatching(/^taxonomy\.yml:\d+: industries\.1\.slug$/)]);
});

test.each(['site.yml', 'taxonomy.yml', 'navigation.yml', 'redirects.yml'])('reports a missing %s', (file) => {
  rmSync(join(folder, file));
  expect(places()).toEqual([`${file}:: file`]);
});

test('a link to a draft is a dead link unless drafts are included', () => {
  change('blog/a-post.md', /^title:/m, 'draft: true\ntitle:');
  change('information/security.md', '## A part', '## A part\n\nSee [it](/blog/a-post/).');
  const security = lineOf('information/security.md', '/blog/a-post/');
  expect(readContent(folder).problems.map(({ file, line }) => `${file}:${line}`)).toEqual([`information/security.md:${security}`]);
  expect(places()).toEqual([]);
});

test('a block with nothing below its heading is a mistake, except above the case studies of the home page', () => {
  const blocks = (id: string) => `blocks:\n  - kind: statement\n    id: ${id}\n    heading: Recent work\n`;
  change('pages/index.md', /^blocks:\n/m, blocks('work'));
  expect(places()).toEqual([]);
  change('pages/index.md', blocks('work'), blocks('werk'));
  expect(places()).toEqual([`pages/index.md:${lineOf('pages/index.md', 'id: werk') - 1}: blocks.0.text`]);
});

const firstMark = () => /mark: (\S+\.svg)/.exec(textOf('site.yml'))?.[1] ?? '';

test.each([
  ['a script', '<path d="M0 0"/>\n<script>alert(1)</script>', 3],
  ['an event handler', '<path d="M0 0"\nonclick="alert(1)"/>', 3],
  ['a page-wide style', '<style>h1{color:red}</style>', 2],
  ["a color of the theme, which only the brand's drawings have", '<path fill="var(--accent)" d="M0 0"/>', 2],
  ['a reference to another host', '\n\n<use href="https://evil.example/a.svg#a"/>', 4],
])('reports %s in an SVG mark with file and line', (_, inner, line) => {
  writeFileSync(join(folder, firstMark()), `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n${inner}\n</svg>`);
  expect(places()).toEqual([`${firstMark()}:${line}: drawing`]);
});

test('reports control characters and a self-referencing YAML alias without throwing', () => {
  const [post, information, service] = ['blog/a-post.md', 'information/security.md', 'services/a-service.md'] as const;
  change(post, /^heading: .*$/m, 'heading: "Two\\vlines of a heading"');
  appendFileSync(join(folder, information), '\nPasted\b words.\n');
  change(service, /^heading: .*$/m, 'heading: &a [*a, *a]');
  expect(places()).toEqual(
    expect.arrayContaining([
      `${post}:${lineOf(post, 'heading:')}: heading`,
      `${information}:${lineOf(information, 'Pasted')}: body`,
      expect.stringContaining(`${service}:`),
    ]),
  );
});

test('reports a broken picture where it is used, and ignores an unused one', async () => {
  const file = 'case-studies/a-case.md';
  const used = 'case-studies/pictures/used.png';
  change(file, /(cover:\n {2}picture: ).*/, `$1${used}`);
  writeFileSync(join(folder, used), '');
  writeFileSync(join(folder, 'case-studies/pictures/unused.jpg'), 'no picture');
  const { problems } = readContent(folder, 'all', await pictureFaults(folder));
  expect(problems.map(({ file, line, found }) => `${file}:${line}: ${found}`)).toEqual([
    `${file}:${lineOf(file, used)}: "${used}", an empty file`,
  ]);
});

test('accepts picture file names as cameras and scanners write them', () => {
  for (const name of ['IMG_2041.JPG', 'IMG_2042.jpeg', 'Scan.PNG']) {
    cpSync(join(folder, 'case-studies/pictures/a.png'), join(folder, 'case-studies/pictures', name));
    change('case-studies/a-case.md', /picture: \S+/, `picture: case-studies/pictures/${name}`);
    expect(places()).toEqual([]);
  }
});

test('a page file without a route is a page of blocks, and is asked for them', () => {
  cpSync(join(folder, 'pages/thank-you.md'), join(folder, 'pages/spring-offer.md'));
  change('pages/spring-offer.md', /^title: /m, 'title: A ');
  change('pages/spring-offer.md', /^description: /m, 'description: A ');
  expect(places()).toEqual(['pages/spring-offer.md:: layout', expect.stringMatching(/^pages\/spring-offer\.md:\d+: blocks\.0\.type$/)]);
});

test('reports a page that the code depends on when it is a draft or missing', () => {
  change('pages/thank-you.md', /^---\n/, '---\ndraft: true\n');
  expect(readContent(folder).problems).toMatchObject([{ file: 'pages/thank-you.md', line: 2, field: 'draft', found: 'a draft' }]);
  // While it is being written, a draft shows.
  expect(places()).toEqual([]);
  rmSync(join(folder, 'pages/thank-you.md'));
  expect(places()).toEqual(['pages/thank-you.md:: file']);
});

test('reports files that nothing reads because of their ending', () => {
  for (const name of ['blog/New-Post.MD', 'blog/second.md.txt', 'blog/third.markdown', 'pricing.yaml', 'notes.txt'])
    writeFileSync(join(folder, name), 'Text.');
  const { problems } = readContent(folder, 'all');
  expect(problems.map(({ file, field, found, expected }) => `${file}: ${field}: ${found}; ${expected}`).sort()).toEqual([
    'blog/New-Post.MD: file name: the ending .MD; .md',
    'blog/second.md.txt: file name: the ending .md.txt; .md',
    'blog/third.markdown: file name: the ending .markdown; .md',
    'pricing.yaml: file name: the ending .yaml; .yml',
  ]);
});

test('reports a wrong value once, although several checks reject it', () => {
  change('blog/a-post.md', /^date: .*$/m, 'date: 11/08/2026');
  change('site.yml', /^timeZone: .*\n|^(?=name:)/m, 'timeZone: CST\n');
  expect(places()).toEqual([
    `blog/a-post.md:${lineOf('blog/a-post.md', 'date:')}: date`,
    `site.yml:${lineOf('site.yml', 'timeZone:')}: timeZone`,
  ]);
});
