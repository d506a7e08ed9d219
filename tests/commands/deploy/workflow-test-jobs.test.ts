import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Job, job, needsOf, runStep, type Step, steps, testJobs } from './workflow-files';

const { scripts, parts } = (() => {
  const read = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { test: string } & Record<string, string> };
  return { scripts: read.scripts, parts: read.scripts.test.split('&&').map((part) => part.trim()) };
})();

const expression = (text: string) => `\${{ ${text} }}`;
const onlyContent = `needs.revision.outputs.lane == 'content'`;
const beyondContent = `needs.revision.outputs.lane != 'content'`;

const runs = (script: string) => (step: Step) => step.run !== undefined && new RegExp(`npm run ${script}(?![\\w:])`).test(step.run);
const stepsOf = (name: string, lane: Job) => lane.steps.map((step) => ({ lane: name, step }));
const allSteps = [...testJobs].flatMap(([name, lane]) => stepsOf(name, lane));

/** Steps that are left out in some runs although no earlier step failed. */
const isPartial = ({ if: condition }: Step) => condition !== undefined && condition !== 'failure()';

test.each(parts)('what "npm test" does with "%s" is done in a test job', (part) => {
  const [, script = ''] = /^npm run ([\w:]+)$/.exec(part) ?? [];
  // With another form of script, this test could not say what the workflow lacks.
  expect(Object.keys(scripts)).toContain(script);
  const places = allSteps.filter(({ step }) => runs(script)(step));
  expect(places).not.toEqual([]);
  for (const { lane, step } of places.filter(({ step }) => isPartial(step)))
    expect([lane, step.if]).toEqual(['unit', `matrix.node == '${readFileSync('.nvmrc', 'utf8').trim()}'`]);
});

test('every npm script that a workflow runs exists', () => {
  const named = steps.flatMap(({ run = '' }) => [...run.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name));
  expect(named.length).toBeGreaterThan(parts.length);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test.each([...testJobs])('the job %s tests the chosen commit on a machine with every tool', (_, lane) => {
  const [checkout] = lane.steps;
  expect(checkout?.with?.ref).toBe(expression('needs.revision.outputs.commit'));
  const place = (found: (step: Step) => boolean) => lane.steps.findIndex(found);
  const tools = place(runs('test:tools'));
  expect(place(({ run }) => run === 'npm ci')).toBeGreaterThan(0);
  expect(tools).toBeGreaterThan(place(({ run }) => run === 'npm ci'));
  expect(place((step) => runs('(?!test:tools)[\\w:]+')(step))).toBeGreaterThan(tools);
});

test('a job that uses the build waits for it, and finds in it what browser tests read', () => {
  const packed = job('build').steps.find(({ run }) => run?.startsWith('tar '))?.run ?? '';
  for (const part of ['public', '.deploy', '.cache/modules.json']) expect(packed.split(' ')).toContain(part);
  const using = [...testJobs].filter(([, lane]) => lane.steps.some(({ name }) => name === 'Fetch the build'));
  expect(using.map(([name]) => name)).toEqual(['browser', 'develop']);
  for (const [, lane] of using) {
    expect(needsOf(lane)).toEqual(['revision', 'build']);
    expect(lane.permissions).toEqual({ contents: 'read', actions: 'read' });
  }
});

test('every shard of the browser tests runs, and all of them together run every test', () => {
  const { strategy, steps: ofShard } = job('browser');
  const shards = strategy?.matrix.shard ?? [];
  expect(shards).toEqual(shards.map((_, index) => index + 1));
  expect(shards.length).toBeGreaterThan(1);
  const step = ofShard.find(runs('test:e2e'));
  expect(step?.env).toEqual({ SHARD: `${expression('matrix.shard')}/${expression('strategy.job-total')}` });
  expect(step?.run).toBe('npm run test:e2e -- --shard="$SHARD"');
});

test('a job replaces the content with that of another agency before it tests and builds', () => {
  const { steps: ofAgency } = job('agency');
  const replaced = ({ name }: Step) => name === 'Take the content of another agency';
  const places = [replaced, ...['test:unit', 'build', 'test:site', 'test:e2e'].map(runs)].map((found) => ofAgency.findIndex(found));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places).not.toContain(-1);
});

describe('what the browser tests saw', () => {
  const isBrowser = ({ run }: Step) => run !== undefined && /npm run test:(e2e|develop|configured|edit)|playwright test/.test(run);
  const uploads = steps.filter(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
  const names = uploads.map((step) => String(step.with?.name));

  test.each([...testJobs].filter(([, lane]) => lane.steps.some(isBrowser)))('is kept when the job %s fails', (_, lane) => {
    const kept = lane.steps.at(-1);
    expect(kept).toMatchObject({ if: 'failure()', uses: expect.stringMatching(/^actions\/upload-artifact@/) });
    expect(kept?.with?.path).toContain('test-results/');
    expect(kept?.with?.path).toContain('playwright-report/');
    for (const part of Object.keys(lane.strategy?.matrix ?? {})) expect(kept?.with?.name).toContain(`matrix.${part}`);
  });

  test('has names of its own, none of which looks like a build to roll back to', () => {
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name.startsWith('build-'))).toEqual([`build-${expression('steps.build.outputs.revision')}`]);
  });
});

describe('a change of content alone', () => {
  const skipped = [...testJobs].filter(([, lane]) => lane.if?.includes(beyondContent)).map(([name]) => name);

  test('skips every test job but the build', () => {
    expect([...testJobs.keys()].filter((name) => !skipped.includes(name))).toEqual(['build']);
  });

  test('is checked, built, checked as built, and its pages are judged by axe', () => {
    const done = job('build').steps.filter((step) => !isPartial(step) || step.if === onlyContent);
    const order = [runs('check:content'), runs('build'), runs('test:site'), ({ run }: Step) => run?.includes('changed-pages.spec.ts')];
    const places = order.map((found) => done.findIndex(found));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places).not.toContain(-1);
  });

  test('has its build kept for no one, and its pages judged in no other case', () => {
    const partial = job('build').steps.filter(isPartial);
    expect(partial.map((step) => step.if)).toEqual([onlyContent, beyondContent, beyondContent]);
  });
});

describe('the gate', () => {
  const root = mkdtempSync(join(tmpdir(), 'gate-'));
  afterAll(() => rmSync(root, { recursive: true }));
  const names = needsOf(job('test'));
  const all = (result: string) => Object.fromEntries(names.map((name) => [name, { result, outputs: {} }]));
  const contentOnly = { ...all('skipped'), ...Object.fromEntries(['revision', 'build'].map((name) => [name, { result: 'success' }])) };
  const judge = (LANE: string, results: object) =>
    runStep('Every test job succeeded, or was left out because only content changed', root, { LANE, RESULTS: JSON.stringify(results) });

  test('opens when every test job succeeded, or was skipped because only content changed', () => {
    expect([judge('', all('success')), judge('content', contentOnly)].map(({ status }) => status)).toEqual([0, 0]);
  });

  test.each(names.flatMap((name) => ['failure', 'cancelled', 'skipped'].map((result) => [name, result])))(
    'stays shut when %s ends with %s',
    (name, result) => {
      const { status, said } = judge('', { ...all('success'), [name]: { result } });
      expect([status, said.trim()]).toEqual([1, `::error::${name}: ${result}`]);
    },
  );

  test.each([
    ['a test job failed all the same', 'content', { ...contentOnly, browser: { result: 'failure' } }],
    ['the build was skipped', 'content', { ...contentOnly, build: { result: 'skipped' } }],
    ['the lane could not be chosen', 'content', { ...contentOnly, revision: { result: 'failure' } }],
    ['test jobs were skipped for no reason', '', contentOnly],
    ['nothing is known', 'content', {}],
  ])('stays shut when %s', (_, lane, results) => {
    expect(judge(lane, results).status).toBe(1);
  });
});
