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

test('a mistake in the current site.yml does not stop the search', () => {
  git('init', '--quiet');
  commitSite('name: Old Agency\n');
  writeSite('name: New Agency\nlegalName: "New\n');
  expect(check()).toEqual(found);
});

test('a misspelled option is not searched for as a fact', () => {
  git('init', '--quiet');
  expect(check('--old')).toMatchObject({ status: 1, stdout: '', stderr: expect.stringMatching(/^check:brand takes no --old\.\n/) });
});

const unknown = expect.stringMatching(
  /^content\/site\.yml has had no other name .+\nName the old brand: npm run check:brand -- "Old name"/,
);

test('in a repository without commits, only given facts are searched, and without any, the check fails', () => {
  git('init', '--quiet');
  expect(check()).toEqual({ status: 1, stdout: '', stderr: unknown });
  expect(check('Old Agency')).toEqual(found);
});

test('in a history that was squashed after the brand had changed, the check fails and says how to name the old one', () => {
  git('init', '--quiet');
  commitSite('name: New Agency\n');
  expect(check()).toEqual({ status: 1, stdout: '', stderr: unknown });
});

test('an agency that began with its own brand says so, and the check succeeds', () => {
  git('init', '--quiet');
  commitSite('name: New Agency\n');
  const stdout = 'content/site.yml has had no other facts in this repository: there is nothing to search for.\n';
  expect(check('--no-old-brand')).toEqual({ status: 0, stdout, stderr: '' });
});

test('an earlier address of this brand does not stand for the old brand', () => {
  git('init', '--quiet');
  commitSite('name: New Agency\nemail: old@agency.example\n');
  commitSite('name: New Agency\nemail: new@agency.example\n');
  const stdout = 'No line has any of: old@agency.example\n';
  expect(check()).toEqual({ status: 1, stdout, stderr: unknown });
  expect(check('--no-old-brand')).toEqual({ status: 0, stdout, stderr: '' });
});

test('a shallow clone is told to fetch the commits that name the old brand', () => {
  git('init', '--quiet');
  commitSite('name: Old Agency\n');
  commitSite('name: New Agency\n');
  const origin = project;
  project = mkdtempSync(join(tmpdir(), 'check-brand-'));
  git('clone', '--quiet', '--depth', '1', `file://${origin}`, '.');
  expect(check()).toEqual({ status: 1, stdout: '', stderr: expect.stringContaining('run git fetch --unshallow and try again, or name') });
  rmSync(origin, { recursive: true });
});

test('outside a repository, one line says what to do', () => {
  const stderr = 'npm run check:brand searches the files that Git knows: run git init first.\n';
  expect(check('Old Agency')).toEqual({ status: 1, stdout: '', stderr });
});
