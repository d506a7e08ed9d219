/** @jest-environment node */
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startSiteServer } from '../../e2e/servers/site-server';
import { hashedScript, writeSite } from './sample-site';

/** Stands in for the client of the store: notes each call, keeps the list of files, fails where it is told to. */
const client = `#!/usr/bin/env node
const fs = require('node:fs');
const call = process.argv.slice(2);
fs.appendFileSync('calls.jsonl', JSON.stringify(call) + '\\n');
const failing = fs.existsSync('fail') ? fs.readFileSync('fail', 'utf8') : undefined;
if (failing && call.join(' ').includes(failing)) { console.error('fatal error: Access Denied (403)'); process.exit(1); }
if (call[1] === 'cp' && call[3] === '-') {
  if (!fs.existsSync('stored.json')) { console.error('fatal error: An error occurred (404) when calling the HeadObject operation'); process.exit(1); }
  process.stdout.write(fs.readFileSync('stored.json', 'utf8'));
} else if (call[2].endsWith('files.json')) fs.copyFileSync(call[2], 'stored.json');
else if (call[1] === 'get-response-headers-policy') console.log('ETAG1');
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  const { root, made } = writeSite();
  renameSync(root, join(folder, 'public'));
  for (const [name, text] of Object.entries({ ...made.kept, 'bin/aws': client })) {
    const path = join(folder, name === 'bin/aws' ? name : `.deploy/${name}`);
    mkdirSync(resolve(path, '..'), { recursive: true });
    writeFileSync(path, text);
  }
  chmodSync(join(folder, 'bin/aws'), 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function run(args: string[], env: Record<string, string> = {}): Promise<{ status: number | null; out: string; err: string }> {
  const program = resolve('node_modules/.bin/tsx');
  const running = spawn(program, [resolve('src/deployment/deploy.ts'), ...args], {
    cwd: folder,
    env: { HOME: folder, PATH: `${join(folder, 'bin')}:${process.env.PATH}`, ...env },
  });
  let [out, err] = ['', ''];
  running.stdout.on('data', (part) => {
    out += part;
  });
  running.stderr.on('data', (part) => {
    err += part;
  });
  return new Promise((done) => running.once('close', (status) => done({ status, out, err: err.trim() })));
}

const calls = () =>
  (existsSync(join(folder, 'calls.jsonl')) ? readFileSync(join(folder, 'calls.jsonl'), 'utf8').trim().split('\n') : []).map(
    (line) => JSON.parse(line) as string[],
  );
const placeOf = (words: string) => calls().findIndex((call) => call.join(' ').includes(words));

test('a dry run prints the order and calls nothing', async () => {
  const { status, out } = await run(['--dry-run']);
  expect(status).toBe(0);
  expect(out.match(/^\d+\. .*/gm)?.map((line) => line.split(/[:,]/)[0])).toEqual([
    '1. Hashed files',
    '2. Page data',
    '3. HTML and other files',
    '4. Redirects',
    '5. Service worker',
    '6. List of the store’s files',
  ]);
  expect(calls()).toEqual([]);
});

test('a deploy uploads in the safe order', async () => {
  const { status, err } = await run([], { DEPLOY_BUCKET: 'site', DEPLOY_HEADERS_POLICY: 'policy-1' });
  expect({ status, err }).toEqual({ status: 0, err: '' });
  const places = [
    'upload/hashed/',
    'upload/data/',
    'update-response-headers-policy',
    'upload/document/',
    'upload/redirects/',
    'upload/worker/',
    'upload/files.json',
  ].map(placeOf);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
  expect(calls()[placeOf('update-response-headers-policy')]).toContain('ETAG1');
});

test('the folder that is uploaded holds every file of the build and no file for tools', async () => {
  await run(['--dry-run']);
  const staged = (path: string) => existsSync(join(folder, '.deploy/upload', path));
  expect(
    [`hashed${hashedScript}`, 'document/index.html', 'data/chunk-map.json', 'worker/sw.js', 'redirects/work/index.html'].map(staged),
  ).not.toContain(false);
  expect(['document/_headers', 'document/webpack.stats.json', `document${hashedScript}.map`].map(staged)).not.toContain(true);
});

test('a step that fails stops the deploy before the pages', async () => {
  writeFileSync(join(folder, 'fail'), 'upload/hashed/');
  const { status, err } = await run([], { DEPLOY_BUCKET: 'site' });
  expect(status).toBe(1);
  expect(err).toContain('Failed, and nothing after it was done: aws s3 sync');
  expect([placeOf('upload/data/'), placeOf('upload/document/')]).toEqual([-1, -1]);
});

test('a page that is gone is removed at the end, its script is not', async () => {
  await run([], { DEPLOY_BUCKET: 'site' });
  rmSync(join(folder, 'public/about-us'), { recursive: true });
  rmSync(join(folder, 'public', hashedScript));
  const { status } = await run([], { DEPLOY_BUCKET: 'site' });
  expect(status).toBe(0);
  expect(
    calls()
      .filter((call) => call[1] === 'delete-objects')
      .map((call) => call.at(-1)),
  ).toEqual(['{"Objects":[{"Key":"about-us/index.html"}],"Quiet":true}']);
  expect(JSON.parse(readFileSync(join(folder, 'stored.json'), 'utf8'))[hashedScript]).toMatch(/^20/);
});

test('a store that cannot be read stops the deploy before anything is uploaded', async () => {
  writeFileSync(join(folder, 'fail'), 's3://site/.deploy/files.json -');
  const { status, err } = await run([], { DEPLOY_BUCKET: 'site' });
  expect({ status, err }).toEqual({ status: 1, err: 'The store cannot be read: fatal error: Access Denied (403)' });
  expect(calls()).toHaveLength(1);
});

test.each([
  ['without a store', [], {}, 'DEPLOY_BUCKET is not set'],
  ['without a site to check', ['--check'], {}, 'SITE_URL is not set'],
  ['with an unknown word', ['--dryrun'], {}, 'tsx src/deployment/deploy.ts [--dry-run] [--check | --retire-service-worker]'],
])('%s one clear message comes', async (_, args, env, words) => {
  const { status, err } = await run(args, env);
  expect(status).toBe(1);
  expect(err).toContain(words);
  expect(calls()).toEqual([]);
});

test('the kill switch replaces the service worker alone, and needs no build', async () => {
  rmSync(join(folder, 'public'), { recursive: true });
  const { status } = await run(['--retire-service-worker'], { DEPLOY_BUCKET: 'site', SITE_URL: 'http://localhost:1' });
  expect(status).toBe(0);
  expect(calls().map((call) => call.join(' '))).toEqual([expect.stringContaining('s3 cp .deploy/upload/worker/ s3://site/')]);
  expect(readFileSync(join(folder, '.deploy/upload/worker/sw.js'), 'utf8')).toContain('unregister()');
});

test('without a build one clear message comes', async () => {
  rmSync(join(folder, 'public/_headers'));
  expect(await run(['--dry-run'])).toMatchObject({ status: 1, err: 'There is no finished build: run "npm run build" first.' });
});

test('the check finds a site that serves this build, and one that does not', async () => {
  const server = await startSiteServer({ root: join(folder, 'public'), port: 0 });
  const sound = await run(['--check'], { SITE_URL: server.origin });
  expect(sound).toMatchObject({ status: 0, err: '', out: expect.stringContaining('serves this build as it should.') });
  writeFileSync(join(folder, '.deploy/policies.json'), JSON.stringify([{ under: '/', policy: "default-src 'self'" }]));
  const broken = await run(['--check'], { SITE_URL: server.origin });
  expect(broken.status).toBe(1);
  expect(broken.err).toContain("expected default-src 'self'.");
  await server.close();
});
