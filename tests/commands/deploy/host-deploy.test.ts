import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { deployFolder } from './deploy-folder';

let made: ReturnType<typeof deployFolder>;
beforeEach(() => {
  made = deployFolder();
});
afterEach(() => made.remove());

const cloudflare = {
  DEPLOY_TARGET: 'cloudflare',
  CLOUDFLARE_PROJECT: 'agency',
  CLOUDFLARE_ACCOUNT_ID: '1',
  CLOUDFLARE_API_TOKEN: 'secret',
};
const netlify = { DEPLOY_TARGET: 'netlify', NETLIFY_SITE_ID: 'site-1', NETLIFY_AUTH_TOKEN: 'secret' };
const hosts = [
  ['cloudflare', cloudflare],
  ['netlify', netlify],
] as const;

const build = (record: object) => made.write('.deploy/build.json', JSON.stringify({ revision: 'abc', leadsEndpoint: 'none', ...record }));

describe.each(hosts)('on %s', (_, env) => {
  test('the folder is uploaded as it was built, with the headers and redirects of all hosts', async () => {
    const { status, err, out } = await made.run([], env);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(made.calls()).toHaveLength(1);
    for (const file of ['_headers', '_redirects', '404.html', 'index.html'])
      expect(readFileSync(made.place(`host/${file}`), 'utf8')).toBe(made.read(`public/${file}`));
    expect(out).not.toContain('secret');
  });

  test('a kept build is uploaded from a folder without a build', async () => {
    execFileSync('tar', ['-czf', 'build.tar.gz', 'public', '.deploy'], { cwd: made.folder });
    made.write('elsewhere/note', '');
    expect(await made.run(['--from', '../build.tar.gz'], env, made.place('elsewhere'))).toMatchObject({ status: 0, err: '' });
    expect(made.read('host/index.html')).toBe(made.read('public/index.html'));
  });

  test('a dry run prints the command and calls nothing', async () => {
    const { status, out } = await made.run(['--dry-run'], { DEPLOY_TARGET: env.DEPLOY_TARGET });
    expect([status, made.calls()]).toEqual([0, []]);
    expect(out).toMatch(/npx --yes \S+@\d/);
  });

  test('a preview is published under its name, and its address is an output of the workflow', async () => {
    build({ preview: true, samples: ['site.yml: A badge'] });
    const { status, err, out } = await made.run(['--preview', 'pr-7'], { ...env, GITHUB_OUTPUT: made.place('output') });
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(made.calls()[0]).toContain('pr-7');
    expect(made.calls()[0]).not.toContain('--prod');
    expect(made.read('output')).toMatch(/^address=https:\/\/pr-7\S+\n$/);
    expect(out).toContain(made.read('output').trim().slice('address='.length));
  });

  test.each([
    ['a preview as the site', [], { preview: true }, 'This build is a preview'],
    ['the site as a preview', ['--preview', 'pr-7'], {}, 'This build is not a preview'],
    ['a preview named like a branch', ['--preview', 'main'], { preview: true }, 'tsx src/commands/deploy.ts'],
    ['a build that sends leads nowhere', [], { leadsEndpoint: null }, 'This build sends leads nowhere'],
  ])('%s is not published', async (_, args, record, words) => {
    build(record);
    const { status, err } = await made.run(args, env);
    expect(status).toBe(1);
    expect(err).toContain(words);
    expect(made.calls()).toEqual([]);
  });

  test('a build without a page for missing addresses is rejected', async () => {
    rmSync(made.place('public/404.html'));
    expect(await made.run([], env)).toMatchObject({ status: 1, err: expect.stringContaining('404.html is missing') });
    expect(made.calls()).toEqual([]);
  });

  test('the kill switch publishes the build with a worker that removes itself, and leaves the build alone', async () => {
    const worker = made.read('public/sw.js');
    expect(await made.run(['--retire-service-worker'], env)).toMatchObject({ status: 0, err: '' });
    expect(made.read('host/sw.js')).toContain('unregister()');
    expect([made.read('host/index.html'), made.read('public/sw.js')]).toEqual([made.read('public/index.html'), worker]);
  });

  test('a client that fails stops the deploy with its message and the command', async () => {
    made.write('fail', '');
    const { status, err } = await made.run([], env);
    expect(status).toBe(1);
    expect(err).toMatch(/^Authentication error\nFailed: npx --yes /);
  });
});

test('a project at Cloudflare whose production branch is another one is reported', async () => {
  made.write('branch', 'production');
  expect(await made.run([], cloudflare)).toMatchObject({ status: 1, err: expect.stringContaining('production branch must be main') });
});

test('more redirects than Cloudflare Pages reads are reported before the upload; Netlify takes them', async () => {
  made.write('public/_redirects', Array.from({ length: 2001 }, (_, index) => `/old-${index} /new/ 301\n`).join(''));
  expect(await made.run([], cloudflare)).toMatchObject({ status: 1, err: expect.stringContaining('2001 redirects') });
  expect(existsSync(made.place('host'))).toBe(false);
  expect((await made.run([], netlify)).status).toBe(0);
});

test.each([['s3', { DEPLOY_TARGET: 's3', DEPLOY_BUCKET: 'site' }]])('%s has no previews', async (_, env) => {
  build({ preview: true });
  expect(await made.run(['--preview', 'pr-7'], env)).toMatchObject({
    status: 1,
    err: expect.stringContaining('does not support previews'),
  });
});

test('the target none uploads nothing', async () => {
  expect(await made.run([], { DEPLOY_TARGET: 'none' })).toMatchObject({ status: 0, out: 'DEPLOY_TARGET is none: nothing is uploaded.\n' });
  expect(made.calls()).toEqual([]);
});
