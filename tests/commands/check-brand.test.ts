import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gitIn } from '../git';
import { bundledCommand } from './bundled-command';

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'check-brand-'));
  mkdirSync(join(project, 'content'));
  writeSite('name: New Agency\n');
  writeFileSync(join(project, 'README.md'), 'Made by Old Agency.\n');
});
afterEach(() => rmSync(project, { recursive: true }));

const writeSite = (text: string) => writeFileSync(join(project, 'content/site.yml'), text);

const git = (...args: string[]) => gitIn(project, ...args);

function commitSite(text: string): void {
  writeSite(text);
  git('add', '.');
  git('commit', '--quiet', '--message', 'Change');
}

const command = bundledCommand('check-brand');

function check(...facts: string[]) {
  const env = { ...process.env, CONTENT_FOLDER: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...facts], { cwd: project, env, encoding: 'utf8' });
  return { status, stdout, stderr };
}

const found = { status: 1, stdout: expect.stringMatching(/^README\.md:1: Made by Old Agency\.\n\n1 line still has one of: /), stderr: '' };

test('a version of site.yml that was not valid YAML does not hide the others', () => {
  git('init', '--quiet');
  commitSite('name: Old Agency\n');
  commitSite('name: "Old\nlegalName: [\n');
  commitSite('name: New Agency\n');
  expect(check()).toEqual(found);
});

test('a mistake in the present site.yml does not stop the search', () => {
  git('init', '--quiet');
  commitSite('name: Old Agency\n');
  writeSite('name: New Agency\nlegalName: "New\n');
  expect(check()).toEqual(found);
});

test('a misspelled option is not searched for as a fact', () => {
  git('init', '--quiet');
  expect(check('--old')).toMatchObject({ status: 1, stdout: '', stderr: expect.stringMatching(/^check:brand takes no --old\.\n/) });
});

test('in a repository without commits, only given facts are searched', () => {
  git('init', '--quiet');
  expect(check()).toEqual({ status: 0, stdout: expect.stringContaining('has had no other brand in this repository'), stderr: '' });
  expect(check('Old Agency')).toEqual(found);
});

test('outside a repository, one line says what to do', () => {
  const stderr = 'npm run check:brand searches the files that Git knows: run git init first.\n';
  expect(check('Old Agency')).toEqual({ status: 1, stdout: '', stderr });
});
