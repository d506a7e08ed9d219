import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSecret, settingRules } from '../../../src/build/settings/settings';
import { receiverRules } from '../../../src/receiver/settings';
import { gitIn } from '../../git';
import { job, jobs, needsOf, runStep, steps, testJobs, texts, workflow, workflows } from './workflow-files';

test('the build step gets every build setting except that of a preview, secret ones from the secrets', () => {
  const names = (Object.keys(settingRules) as (keyof typeof settingRules)[]).filter((name) => name !== 'GATSBY_PREVIEW');
  const build = job('deploy').steps.find(({ run }) => run === 'npm run build');
  expect(build?.env).toEqual(Object.fromEntries(names.map((name) => [name, `\${{ ${isSecret(name) ? 'secrets' : 'vars'}.${name} }}`])));
});

test('workflows use no secrets except build settings, the token of the leads receiver and those of hosts, and access the store with a role instead of a key', () => {
  const secrets = texts.flatMap(({ text }) => [...text.matchAll(/secrets\.(\w+)/g)].map(([, name]) => name));
  const others = ['LEADS_TOKEN', 'CLOUDFLARE_API_TOKEN', 'NETLIFY_AUTH_TOKEN'];
  expect(secrets.filter((name = '') => !others.includes(name) && !(name in settingRules))).toEqual([]);
  expect(job('deploy').steps.find(({ uses }) => uses?.startsWith('aws-actions/'))?.with).toHaveProperty('role-to-assume');
});

// Beside the deploy: what is due starts one, and pull requests get comments from scripts without any code of the project.
test('permissions are read-only, except where a job needs one to write', () => {
  for (const { permissions } of workflows.values()) expect(new Set(Object.values(permissions))).toEqual(new Set(['read']));
  const writing = jobs.filter(({ permissions = {} }) => Object.values(permissions).includes('write'));
  const due = workflow('due.yml').jobs.due;
  const announce = workflow('preview.yml').jobs.announce;
  const comment = workflow('weights.yml').jobs.comment;
  expect(writing).toEqual([job('deploy'), due, announce, comment]);
  expect(announce?.permissions).toEqual({ 'pull-requests': 'write', statuses: 'write' });
  expect(comment?.permissions).toEqual({ actions: 'read', 'pull-requests': 'write' });
  const commenting = [announce, comment].flatMap((one) => one?.steps ?? []);
  expect(commenting.flatMap(({ uses, run = '' }) => uses ?? run.match(/\b(npm|npx|node)\b/g) ?? [])).toEqual([]);
  expect(writing[0]?.permissions).toEqual({ contents: 'read', actions: 'read', 'id-token': 'write' });
  expect(due?.permissions).toEqual({ contents: 'read', actions: 'write' });
});

test('actions are pinned to a commit, with the version in a comment', () => {
  const used = texts.flatMap(({ text }) => [...text.matchAll(/^\s*(?:- )?uses: (.*)/gm)].map(([, action = '']) => action));
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
});

test('checkouts do not persist credentials, and the Node version comes from .nvmrc, except where several are tested', () => {
  const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
  expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
  const nodes = steps.filter(({ uses }) => uses?.startsWith('actions/setup-node@'));
  const others = nodes.filter((step) => step.with?.['node-version-file'] !== '.nvmrc');
  expect(others.map((step) => step.with?.['node-version'])).toEqual([`\${{ matrix.node }}`]);
  expect(job('unit').steps).toContain(others[0]);
  expect(readFileSync('.nvmrc', 'utf8').trim()).toBe('24');
});

test('unit tests run on the oldest version of Node that is allowed, and on each even one since', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
  const [, oldest = '', end = ''] = /^>=([\d.]+) <(\d+)$/.exec(engines.node) ?? [];
  const majors = Array.from({ length: Number(end) }, (_, major) => major).filter((major) => major % 2 === 0);
  const later = majors.filter((major) => major > Number.parseInt(oldest, 10)).map(String);
  expect(job('unit').strategy?.matrix.node).toEqual([oldest, ...later]);
});

test('no script interpolates an expression: input reaches it as an environment variable', () => {
  expect(steps.filter(({ run }) => run?.includes('${{')).map(({ run }) => run)).toEqual([]);
});

test('a push to a pull request is tested once, and superseded test runs are canceled, but never a deploy', () => {
  expect(workflow('deploy.yml').on.push).toEqual({ branches: ['main'] });
  // A group of the whole run would cancel a deploy; the number of a run is in no other group.
  const ofPullRequests = `run-\${{ github.event_name == 'pull_request' && github.ref || github.run_id }}`;
  expect(workflow('deploy.yml').concurrency).toEqual({ group: ofPullRequests, 'cancel-in-progress': true });
  expect(job('deploy').concurrency).toEqual({ group: 'deploy', 'cancel-in-progress': false });
});

test.each([...testJobs])('the job %s is canceled by the same job of a later push, and by nothing else', (name, lane) => {
  const parts = Object.keys(lane.strategy?.matrix ?? {}).map((part) => `-\${{ matrix.${part} }}`);
  const group = `${name}${parts.join('')}-\${{ github.event_name }}-\${{ github.ref }}`;
  expect(lane.concurrency).toEqual({ group, 'cancel-in-progress': true });
});

test('every job has a timeout', () => {
  expect(jobs.filter((one) => !one['timeout-minutes'])).toEqual([]);
});

test.each([
  ['what is due is asked every hour', 'due.yml', '*'],
  ['the live site is checked every hour', 'live-check.yml', '*'],
  ['packages are audited every day', 'audit.yml', '5'],
])('%s', (_, name, hour) => {
  const times = (workflow(name).on.schedule ?? []).map(({ cron }) => cron.split(' '));
  expect(times.map(([, ...time]) => time.join(' '))).toEqual([`${hour} * * *`]);
});

test('the target of a deploy is chosen before the build, and decides which steps run', () => {
  const { steps: done } = job('deploy');
  const chosen = done.findIndex(({ id }) => id === 'target');
  const place = (words: string) => done.findIndex(({ run, uses }) => (run ?? uses)?.includes(words));
  expect(chosen).toBeGreaterThan(place('npm ci'));
  expect(place('npm run build')).toBeGreaterThan(chosen);
  expect(done[place('aws-actions/')]?.if).toBe("steps.target.outputs.target == 's3'");
  expect(done[place('src/commands/deploy.ts')]?.if).toBe("steps.target.outputs.target != 'none'");
});

test('what is uploaded is the archive that was checked and kept, on every target', () => {
  const scripts = job('deploy').steps.flatMap(({ run = '', with: given }) => [run, String(given?.path ?? '')]);
  const place = (words: string) => scripts.findIndex((script) => script.includes(words));
  const order = ['npm run build', 'npm run test:site', 'deploy.ts --from build.tar.gz'].map(place);
  expect(order).toEqual([...order].sort((one, other) => one - other));
  expect(order).not.toContain(-1);
  expect(scripts).toContain('build.tar.gz');
});

test.each([
  ['deploy.yml', 'deploy', "github.ref == 'refs/heads/main' && github.event_name != 'pull_request'"],
  ['live-check.yml', 'check', "vars.SITE_URL != '' && vars.DEPLOY_TARGET != '' && vars.DEPLOY_TARGET != 'none'"],
  ['due.yml', 'due', "vars.DEPLOY_TARGET != '' && vars.DEPLOY_TARGET != 'none'"],
  ['live-check.yml', 'leads', "vars.SITE_URL != '' && vars.LEADS_URL != ''"],
  ['preview.yml', 'build', "(vars.DEPLOY_TARGET == 'cloudflare' || vars.DEPLOY_TARGET == 'netlify')"],
  ['preview.yml', 'build', 'github.event.pull_request.head.repo.full_name == github.repository'],
  ['preview.yml', 'build', "github.event.pull_request.user.login != 'dependabot[bot]'"],
  ['weights.yml', 'comment', 'github.event.pull_request.head.repo.full_name == github.repository'],
  ['weights.yml', 'comment', "github.event.pull_request.user.login != 'dependabot[bot]'"],
  [
    'preview.yml',
    'unavailable',
    "github.event.pull_request.head.repo.full_name != github.repository || github.event.pull_request.user.login == 'dependabot[bot]'",
  ],
])('without settings no job fails: in %s, %s runs only if %s', (name, jobName, condition) => {
  expect(workflow(name).jobs[jobName]?.if).toContain(condition);
});

test('leads are probed only where a receiver is configured, with settings that the receiver accepts', () => {
  const leads = workflow('live-check.yml').jobs.leads;
  expect(leads?.if).toBe("vars.SITE_URL != '' && vars.LEADS_URL != ''");
  const given = leads?.steps.flatMap(({ env = {} }) => Object.keys(env)) ?? [];
  expect([...new Set(given)].filter((name) => !(name in receiverRules))).toEqual(['QUIET_HOURS']);
  const commands = leads?.steps.flatMap(({ run = '' }) => run.match(/npm run leads -- \w+/g) ?? []);
  expect(new Set(commands)).toEqual(new Set(['npm run leads -- probe', 'npm run leads -- quiet']));
});

test('a kept build is deployed without tests or a rebuild', () => {
  const unlessKept = `\${{ !inputs.kept_run }}`;
  expect(job('test').if).toBe(`\${{ always() && !inputs.kept_run }}`);
  expect([...testJobs.values()].filter((lane) => !lane.if?.startsWith('${{ !inputs.kept_run')).map((lane) => lane.if)).toEqual([]);
  expect(job('deploy').if).toContain("(needs.test.result == 'success' || inputs.kept_run)");
  expect(needsOf(job('deploy'))).toEqual(['revision', 'test']);
  const building = job('deploy').steps.filter(({ run }) => run && /npm run (build|test)/.test(run));
  expect(building.filter((step) => step.if !== unlessKept)).toEqual([]);
});

describe('the commit to deploy', () => {
  const root = mkdtempSync(join(tmpdir(), 'revision-'));
  const clone = join(root, 'clone');
  const commit = (cwd: string, message: string) => gitIn(cwd, 'commit', '--quiet', '--allow-empty', '-m', message);
  const commits = { first: '', second: '', side: '' };

  beforeAll(() => {
    const origin = join(root, 'origin');
    gitIn(root, 'init', '--quiet', '--initial-branch=main', origin);
    commit(origin, 'first');
    gitIn(origin, 'tag', 'v1');
    commits.first = gitIn(origin, 'rev-parse', 'HEAD');
    commit(origin, 'second');
    commits.second = gitIn(origin, 'rev-parse', 'HEAD');
    gitIn(origin, 'checkout', '--quiet', '-b', 'side');
    commit(origin, 'side');
    commits.side = gitIn(origin, 'rev-parse', 'HEAD');
    gitIn(origin, 'checkout', '--quiet', 'main');
    gitIn(root, 'clone', '--quiet', origin, clone);
  });
  afterAll(() => rmSync(root, { recursive: true }));

  test('may be main, or a commit or tag on it', () => {
    const chosen = ['main', 'v1', commits.first, commits.first.slice(0, 10)].map((REVISION) =>
      runStep('Choose a commit of main', clone, { REVISION }),
    );
    expect(chosen.map(({ output }) => output)).toEqual([
      `commit=${commits.second}`,
      `commit=${commits.first}`,
      `commit=${commits.first}`,
      `commit=${commits.first}`,
    ]);
  });

  test('is rejected if it is not on main', () => {
    const refused = ['side', commits.side, 'refs/pull/7/head', '--help', '', 'main; touch stolen'].map((REVISION) =>
      runStep('Choose a commit of main', clone, { REVISION }),
    );
    expect(refused.map(({ status, output }) => [status, output])).toEqual(refused.map(() => [1, '']));
    expect(refused[0]?.said).toContain('::error::side is not part of main, and only main is deployed');
    expect(readdirSync(clone)).not.toContain('stolen');
  });
});

describe('the run whose build is redeployed', () => {
  const root = mkdtempSync(join(tmpdir(), 'kept-'));
  afterAll(() => rmSync(root, { recursive: true }));
  const client = `#!/usr/bin/env bash
if [ "$1" = api ]; then echo "$FACTS"; else mkdir -p kept/build-1 && echo kept > kept/build-1/build.tar.gz; fi\n`;
  const ours = '".github/workflows/deploy.yml","main","agency/site",false';

  const fetchFrom = (KEPT_RUN: string, FACTS: string) => {
    rmSync(join(root, 'build.tar.gz'), { force: true });
    rmSync(join(root, 'kept'), { recursive: true, force: true });
    writeFileSync(join(root, 'gh'), client, { mode: 0o755 });
    const PATH = `${root}:${process.env.PATH}`;
    const { status } = runStep('Fetch the build that an earlier run kept', root, {
      PATH,
      KEPT_RUN,
      FACTS,
      GITHUB_REPOSITORY: 'agency/site',
    });
    return [status, readdirSync(root).includes('build.tar.gz')];
  };

  test('may be a run of this workflow on main', () => {
    expect(fetchFrom('17', ours)).toEqual([0, true]);
  });

  test.each([
    ['17; true', ours],
    ['../17', ours],
    ['17', '".github/workflows/deploy.yml","main","stranger/site",true'],
    ['17', '".github/workflows/deploy.yml","main","agency/site",true'],
    ['17', '".github/workflows/deploy.yml","side","agency/site",false'],
    ['17', '".github/workflows/other.yml","main","agency/site",false'],
  ])('cannot be %s with the facts %s', (run, facts) => {
    expect(fetchFrom(run, facts)).toEqual([1, false]);
  });
});
