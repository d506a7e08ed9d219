import { createHash } from 'node:crypto';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathsIn } from '../../../src/build/hosts/paths-in';
import { deployFolder } from './deploy-folder';
import { job, runStep } from './workflow-files';

/** The promise of docs/operations.md. */
const maxMs = 120_000;
/** As many files, of about the size, as the build of the sample site has. */
const [files, bytes] = [1000, 37_000];

const [good, faulty] = ['a', 'b'].map((letter) => letter.repeat(40)) as [string, string];
const targets = {
  s3: { DEPLOY_BUCKET: 'site', AWS_ROLE: 'role', AWS_DEFAULT_REGION: 'us-east-1' },
  cloudflare: { CLOUDFLARE_PROJECT: 'agency', CLOUDFLARE_ACCOUNT_ID: '1', CLOUDFLARE_API_TOKEN: 'secret' },
  netlify: { NETLIFY_SITE_ID: 'site-1', NETLIFY_AUTH_TOKEN: 'secret' },
};

/** What a deploy of a kept build runs, in order: the scripts of all steps that are not left out. */
const scripts = job('deploy').steps.filter((step) => step.run && step.if !== `\${{ !inputs.kept_run }}` && step.run !== 'npm ci');

let made: ReturnType<typeof deployFolder>;
beforeEach(() => {
  made = deployFolder();
  symlinkSync(resolve('src'), made.place('src'));
  for (const program of ['npm', 'gatsby']) {
    made.write(`bin/${program}`, '#!/usr/bin/env bash\necho "$0 $*" >> built.txt\nexit 1\n');
    made.executable(`bin/${program}`);
  }
  made.write('bin/gh', ghClient);
  made.executable('bin/gh');
});
afterEach(() => made.remove());

/** GitHub: knows run 17 of this workflow, which kept a build. */
const ghClient = `#!/usr/bin/env bash
if [ "$1" = api ]; then echo '".github/workflows/deploy.yml","main","agency/site",false'; exit; fi
mkdir -p kept/build-${good} && cp good.tar.gz kept/build-${good}/build.tar.gz
`;

const run = (step: string, env: Record<string, string>) =>
  runStep(step, made.folder, { PATH: `${made.place('bin')}:${process.env.PATH}`, GITHUB_REPOSITORY: 'agency/site', ...env });

/** Makes the build as large as a real one; hashed with the picture's number, no two files are alike. */
function addPictures(): void {
  for (let number = 0; number < files; number += 1) {
    const name = createHash('sha256').update(String(number)).digest('hex').slice(0, 32);
    made.write(`public/static/pictures/${name}.avif`, name.repeat(bytes / 32));
  }
}

function buildOf(revision: string, home: string, archive: string): void {
  made.write('.deploy/build.json', JSON.stringify({ revision, leadsEndpoint: 'none' }));
  made.write('public/index.html', home);
  made.pack(archive);
}

/** Files on the target by path; those that only a host reads are left out. */
function published(target: string): Map<string, string> {
  const root = made.place(target === 's3' ? 'store/site' : 'host');
  const paths = pathsIn(root).filter((path) => !path.startsWith('/.deploy/'));
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'base64')]));
}

test.each(Object.entries(targets))('a rollback on %s publishes the kept build within two minutes, without building', (target, settings) => {
  addPictures();
  const env = { DEPLOY_TARGET: target, ...settings };
  const deployed = (revision: string, home: string, archive = 'build.tar.gz') => {
    buildOf(revision, home, archive);
    if (archive !== 'build.tar.gz') buildOf(revision, home, 'build.tar.gz');
    expect(run('Upload the build, then check the site', env)).toMatchObject({ status: 0, complained: '' });
    return published(target);
  };
  const before = deployed(good, 'good', 'good.tar.gz');
  expect(deployed(faulty, 'faulty').get('/index.html')).not.toBe(before.get('/index.html'));

  const start = performance.now();
  const done = scripts.map(({ name = '' }) => [name, run(name, { ...env, KEPT_RUN: '17' })] as const);
  const ms = performance.now() - start;

  expect(done.filter(([, { status }]) => status !== 0)).toEqual([]);
  expect(published(target)).toEqual(before);
  expect(existsSync(made.place('built.txt'))).toBe(false);
  expect(ms).toBeLessThan(maxMs);
  console.log(
    `A rollback on ${target}, of ${files} files with ${(files * bytes) / 1e6} MB, took ${(ms / 1000).toFixed(1)} s on this machine.`,
  );
});

test('the scripts of a rollback choose the target, fetch the kept build, read its commit and upload it, and nothing else', () => {
  expect(scripts.map(({ name }) => name)).toEqual([
    'Choose where to deploy',
    'Fetch the build that an earlier run kept',
    'Read the commit of the build',
    'Upload the build, then check the site',
  ]);
});

test('the commit of a kept build is an output, for the name under which it is kept again', () => {
  buildOf(good, 'good', 'build.tar.gz');
  expect(run('Read the commit of the build', {})).toMatchObject({ status: 0, output: `revision=${good}` });
});

test.each([
  [{}, 'target=none', '::notice::DEPLOY_TARGET is not set'],
  [{ DEPLOY_TARGET: 's3', ...targets.s3 }, 'target=s3', ''],
  [{ DEPLOY_TARGET: 'ftp' }, '', '::error::DEPLOY_TARGET is "ftp", expected one of'],
  [{ DEPLOY_TARGET: 'netlify', NETLIFY_SITE_ID: 'site-1' }, '', '::error::NETLIFY_AUTH_TOKEN must be set too'],
])('with the settings %j, the first step says %j', (env, output, message) => {
  const said = run('Choose where to deploy', env);
  expect([said.status, said.output]).toEqual([output ? 0 : 1, output]);
  expect(said.complained).toContain(message);
});
