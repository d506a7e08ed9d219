import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedPages } from '../../src/commands/changed-pages';
import { gitIn } from '../git';

const published = [
  'blog/first.md',
  'blog/second.md',
  'information/privacy.md',
  'pages/index.md',
  'pages/products/one.md',
  'services/web.md',
];
const oneOfEachKind = ['/', '/blog/first/', '/services/web/', '/privacy/', '/products/one/'];

test.each<[string, string[], string[]]>([
  ['no file', [], ['/']],
  ['a post', ['blog/second.md'], ['/', '/blog/second/']],
  ['home', ['pages/index.md'], ['/']],
  ['a nested page and a legal one', ['pages/products/one.md', 'information/privacy.md'], ['/', '/products/one/', '/privacy/']],
  ['a picture', ['blog/pictures/cover.png'], oneOfEachKind],
  ['the navigation', ['navigation.yml'], oneOfEachKind],
  ['a page that is removed or a draft', ['services/old.md'], oneOfEachKind],
  ['a post and its picture', ['blog/second.md', 'blog/pictures/cover.png'], ['/', '/blog/second/', ...oneOfEachKind.slice(1)]],
])('after a change of %s, these pages are looked at', (_, changed, paths) => {
  expect(changedPages(changed, published)).toEqual(paths);
});

describe('the command', () => {
  const root = mkdtempSync(join(tmpdir(), 'changed-'));
  const folder = join(root, 'brands', 'second');
  const [post = ''] = readdirSync('tests/second-agency/blog').filter((file) => file.endsWith('.md'));
  const path = `/blog/${post.slice(0, -'.md'.length)}/`;
  const git = (...args: string[]) => gitIn(root, ...args);
  const commit = () => {
    git('add', '.');
    git('commit', '--quiet', '-m', 'change');
    return git('rev-parse', 'HEAD');
  };
  const printed = (...args: string[]) =>
    execFileSync('node_modules/.bin/tsx', ['src/commands/changed-pages.ts', ...args], {
      env: { ...process.env, CONTENT_FOLDER: folder },
      encoding: 'utf8',
      stdio: 'pipe',
    })
      .trim()
      .split('\n');
  const commits = { first: '', second: '' };

  beforeAll(() => {
    cpSync('tests/second-agency', folder, { recursive: true });
    git('init', '--quiet');
    commits.first = commit();
    appendFileSync(join(folder, 'blog', post), '\nOne more paragraph.\n');
    writeFileSync(join(root, 'beside.md'), 'Not content.');
    commits.second = commit();
  });
  afterAll(() => rmSync(root, { recursive: true }));

  test('prints the changed pages of the content folder in force, one a line', () => {
    expect(printed(commits.first)).toEqual(['/', path]);
    expect(printed(commits.second)).toEqual(['/']);
  });

  test('notices both names of a renamed page', () => {
    git('mv', `brands/second/blog/${post}`, 'brands/second/blog/renamed.md');
    commit();
    const paths = printed(commits.second);
    expect(paths).toContain('/blog/renamed/');
    expect(paths).not.toContain(path);
    expect(paths.length).toBeGreaterThan(3);
  });

  test.each([[[]], [['--output=stolen']]])('fails for the commit %j', (args) => {
    expect(() => printed(...args)).toThrow();
  });
});
