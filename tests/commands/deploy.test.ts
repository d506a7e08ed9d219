import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { startSiteServer } from '../../src/commands/serve/site-server';
import { hashedScript } from '../build/hosts/sample-site';
import { deployFolder } from './deploy/deploy-folder';

let made: ReturnType<typeof deployFolder>;
beforeEach(() => {
  made = deployFolder();
});
afterEach(() => made.remove());

const toSite = { DEPLOY_TARGET: 's3', DEPLOY_BUCKET: 'site' };

test('a dry run prints the steps in order and calls nothing', async () => {
  const { status, out } = await made.run(['--dry-run'], { DEPLOY_TARGET: 's3' });
  expect(status).toBe(0);
  expect(out.match(/^\d+\. .*/gm)?.map((line) => line.split(/[:,]/)[0])).toEqual([
    '1. Hashed files',
    '2. Page data',
    '3. HTML and other files',
    '4. Redirects',
    '5. Service worker',
    '6. Lists for the next deploy',
  ]);
  expect(made.calls()).toEqual([]);
});

test('a deploy uploads in the safe order', async () => {
  const { status, err } = await made.run([], { ...toSite, DEPLOY_HEADERS_POLICY: 'policy-1' });
  expect({ status, err }).toEqual({ status: 0, err: '' });
  const places = [
    'upload/hashed/',
    'upload/data/',
    'update-response-headers-policy',
    'wait distribution-deployed --id DIST1',
    'upload/document/',
    'upload/redirects/',
    'upload/worker/',
    'upload/files.json',
  ].map(made.placeOf);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
  expect(made.calls()[made.placeOf('update-response-headers-policy')]).toContain('ETAG1');
});

test('the upload folder contains files of every class, but none meant for tools', async () => {
  await made.run(['--dry-run'], { DEPLOY_TARGET: 's3' });
  const staged = (path: string) => existsSync(made.place(`.deploy/upload/${path}`));
  expect(
    [`hashed${hashedScript}`, 'document/index.html', 'data/chunk-map.json', 'worker/sw.js', 'redirects/work/index.html'].map(staged),
  ).not.toContain(false);
  expect(['document/_headers', 'document/webpack.stats.json', `document${hashedScript}.map`].map(staged)).not.toContain(true);
});

test('a failed step stops the deploy before the pages', async () => {
  made.write('fail', 'upload/hashed/');
  const { status, err } = await made.run([], toSite);
  expect(status).toBe(1);
  expect(err).toContain('Failed, and the remaining steps were skipped: aws s3 sync');
  expect([made.placeOf('upload/data/'), made.placeOf('upload/document/')]).toEqual([-1, -1]);
});

test('a deleted page is removed from the store, but its script is kept', async () => {
  await made.run([], toSite);
  rmSync(made.place('public/about-us'), { recursive: true });
  rmSync(made.place(`public${hashedScript}`));
  const { status } = await made.run([], toSite);
  expect(status).toBe(0);
  expect(made.removed()).toEqual(['about-us/index.html']);
  expect(JSON.parse(made.read('store/site/.deploy/files.json'))[hashedScript]).toMatch(/^20/);
});

test.each([
  ['without a target', [], { DEPLOY_BUCKET: 'site' }, 'DEPLOY_TARGET is not set'],
  ['with an unknown target', [], { DEPLOY_TARGET: 'ftp' }, 'DEPLOY_TARGET is "ftp", expected one of s3, cloudflare, netlify, none.'],
  ['without a store', [], { DEPLOY_TARGET: 's3' }, 'DEPLOY_BUCKET must be set too: DEPLOY_TARGET is s3'],
  ['without a site to check', ['--check'], {}, 'SITE_URL is not set'],
  ['with an unknown option', ['--dryrun'], {}, 'tsx src/commands/deploy.ts [--from <folder or archive>] [--dry-run]'],
  ['with two modes at once', ['--check', '--retire-service-worker'], {}, 'tsx src/commands/deploy.ts [--from'],
  ['with a kept build that does not exist', ['--from', 'gone.tar.gz'], {}, 'There is no kept build at gone.tar.gz.'],
])('%s the command fails with a clear message', async (_, args, env, words) => {
  const { status, err } = await made.run(args, env);
  expect(status).toBe(1);
  expect(err).toContain(words);
  expect(made.calls()).toEqual([]);
});

test('the kill switch replaces only the service worker and needs no build', async () => {
  rmSync(made.place('public'), { recursive: true });
  rmSync(made.place('.deploy'), { recursive: true });
  const { status } = await made.run(['--retire-service-worker'], { ...toSite, SITE_URL: 'http://localhost:1' });
  expect(status).toBe(0);
  expect(made.calls().map((call) => call.join(' '))).toEqual([expect.stringContaining('s3 cp .deploy/upload/worker/ s3://site/')]);
  expect(made.read('.deploy/upload/worker/sw.js')).toContain('unregister()');
});

test.each(['public/_headers', '.deploy/policies.json', '.deploy/build.json'])('a build without %s is rejected', async (file) => {
  rmSync(made.place(file));
  expect(await made.run(['--dry-run'], { DEPLOY_TARGET: 's3' })).toMatchObject({
    status: 1,
    err: 'There is no finished build: run "npm run build" first.',
  });
});

describe('a build without a leads endpoint', () => {
  const words = 'This build sends leads nowhere: set GATSBY_LEADS_ENDPOINT and build again';

  test('is not deployed', async () => {
    made.write('.deploy/build.json', '{"revision":"abc","leadsEndpoint":null}');
    const { status, err } = await made.run([], toSite);
    expect({ status, err }).toEqual({ status: 1, err: expect.stringContaining(words) });
    expect(made.calls()).toEqual([]);
  });

  test('is accepted by a dry run, which prints a warning', async () => {
    made.write('.deploy/build.json', '{"revision":"abc","leadsEndpoint":null}');
    expect(await made.run(['--dry-run'], { DEPLOY_TARGET: 's3' })).toMatchObject({ status: 0, out: expect.stringContaining(words) });
  });

  test('is deployed if the endpoint is explicitly set to none', async () => {
    expect((await made.run([], toSite)).status).toBe(0);
  });
});

test('the check accepts a site that serves this build, and rejects one that does not', async () => {
  const server = await startSiteServer({ root: made.place('public'), port: 0 });
  const sound = await made.run(['--check'], { SITE_URL: server.origin });
  expect(sound).toMatchObject({ status: 0, err: '', out: expect.stringContaining('serves this build correctly') });
  writeFileSync(made.place('.deploy/policies.json'), JSON.stringify([{ under: '/', policy: "default-src 'self'" }]));
  const broken = await made.run(['--check'], { SITE_URL: server.origin });
  expect(broken.status).toBe(1);
  expect(broken.err).toContain("expected default-src 'self'.");
  await server.close();
});

test('the check reports which addresses of a site do not respond', async () => {
  const { status, err } = await made.run(['--check'], { SITE_URL: 'http://localhost:1' });
  expect(status).toBe(1);
  expect(err).toContain('/ does not answer.');
});
