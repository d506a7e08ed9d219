import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

export type Step = {
  name?: string;
  id?: string;
  if?: string;
  uses?: string;
  run?: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
};
export type Job = {
  needs?: string | string[];
  if?: string;
  'timeout-minutes'?: number;
  permissions?: Record<string, string>;
  concurrency?: { group: string; 'cancel-in-progress': boolean };
  strategy?: { matrix: Record<string, (string | number)[]> };
  env?: Record<string, string>;
  steps: Step[];
};
type Workflow = {
  on: { push?: { branches: string[]; paths?: string[] }; pull_request?: unknown; schedule?: { cron: string }[] };
  permissions: Record<string, string>;
  concurrency?: { group: string; 'cancel-in-progress': boolean };
  env?: Record<string, string>;
  jobs: Record<string, Job>;
};

const folder = '.github/workflows';
export const texts = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
export const workflows = new Map(texts.map(({ name, text }) => [name, parse(text) as Workflow]));

export function workflow(name: string): Workflow {
  const found = workflows.get(name);
  if (!found) throw new Error(`There is no workflow ${name}.`);
  return found;
}

/** A job of deploy.yml. */
export function job(name: string): Job {
  const found = workflow('deploy.yml').jobs[name];
  if (!found) throw new Error(`There is no job ${name}.`);
  return found;
}

export const needsOf = ({ needs = [] }: Job): string[] => [needs].flat();

/** The jobs of deploy.yml that test: all that the gate asks, except the one that chooses what to test. */
export const testJobs = new Map(
  needsOf(job('test'))
    .filter((name) => name !== 'revision')
    .map((name) => [name, job(name)]),
);

export const jobs = [...workflows.values()].flatMap((one) => Object.values(one.jobs));
export const steps = jobs.flatMap((one) => one.steps);

const scriptOf = (named: string) => {
  const found = steps.find(({ name }) => name === named)?.run;
  if (!found) throw new Error(`There is no step "${named}".`);
  return found;
};

/** Runs a step's script like a runner. */
export function runStep(named: string, cwd: string, env: Record<string, string>) {
  const output = join(cwd, 'output');
  writeFileSync(output, '');
  const { status, stdout, stderr } = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', scriptOf(named)], {
    cwd,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: cwd, GITHUB_OUTPUT: output, ...env },
  });
  return { status, said: stdout, complained: stderr, output: readFileSync(output, 'utf8').trim() };
}
