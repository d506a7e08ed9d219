import { parse } from 'yaml';

type Step = {
  name?: string;
  uses?: string;
  run?: string;
  if?: string;
  env?: object;
  with?: Record<string, unknown>;
  'continue-on-error'?: boolean;
};
type Job = {
  'runs-on'?: string;
  'timeout-minutes'?: number;
  permissions?: string | Record<string, string>;
  env?: object;
  uses?: string;
  secrets?: unknown;
  steps?: Step[];
};
type Workflow = { on: object | string; permissions?: string | Record<string, string>; env?: object; jobs: Record<string, Job> };

/** Triggers that run with the rights of the repository on what a stranger wrote. */
const strangers = ['pull_request_target', 'workflow_run', 'issue_comment', 'issues', 'discussion', 'fork'];

const namesSecrets = (value: unknown) => /\bsecrets\b/.test(JSON.stringify(value ?? null));
const pinned = /^[\w-]+\/[\w./-]+@[0-9a-f]{40}$/;

/** What a security linter would find in a workflow: one line for each finding. */
export function workflowProblems(text: string): string[] {
  const workflow = parse(text) as Workflow;
  const triggers = typeof workflow.on === 'string' ? [workflow.on] : Object.keys(workflow.on);
  return [
    ...triggers
      .filter((trigger) => strangers.includes(trigger))
      .map((trigger) => `on ${trigger}: a stranger's text or code would run with rights.`),
    ...permissionProblems('The workflow', workflow.permissions ?? 'write-all', ['read']),
    ...(namesSecrets(workflow.env) ? ['The workflow gives secrets to every job.'] : []),
    ...Object.entries(workflow.jobs).flatMap(([name, job]) => jobProblems(name, job)),
  ];
}

function permissionProblems(owner: string, permissions: NonNullable<Job['permissions']>, allowed: readonly string[]): string[] {
  if (typeof permissions === 'string') return [`${owner} has the permissions ${permissions}, expected a list.`];
  return Object.entries(permissions).flatMap(([name, right]) => (allowed.includes(right) ? [] : [`${owner} has ${name}: ${right}.`]));
}

function jobProblems(name: string, job: Job): string[] {
  const owner = `The job ${name}`;
  return [
    ...permissionProblems(owner, job.permissions ?? {}, ['read', 'write']),
    ...(job['timeout-minutes'] ? [] : [`${owner} has no timeout.`]),
    ...(/self-hosted/.test(String(job['runs-on'])) ? [`${owner} runs on a machine that keeps what earlier runs left.`] : []),
    ...(namesSecrets(job.env) || namesSecrets(job.secrets) ? [`${owner} gives secrets to every step.`] : []),
    ...(job.steps ?? []).flatMap((step) => stepProblems(`${owner}, ${step.name ?? step.uses ?? step.run}`, step)),
  ];
}

function stepProblems(owner: string, { uses, run = '', env, with: given, if: condition, ...rest }: Step): string[] {
  const isCheckout = uses?.startsWith('actions/checkout@');
  return [
    ...(uses && !pinned.test(uses) ? [`${owner}: the action is not pinned to a commit.`] : []),
    ...(isCheckout && given?.['persist-credentials'] !== false ? [`${owner}: the token stays in the repository's folder.`] : []),
    ...(run.includes('${{') ? [`${owner}: an expression becomes part of the script.`] : []),
    ...(/GITHUB_(ENV|PATH)\b/.test(run) ? [`${owner}: changes the environment of later steps.`] : []),
    ...(/curl[^|\n]*\|\s*(ba)?sh\b/.test(run) ? [`${owner}: runs what it downloads.`] : []),
    ...(/toJSON\(secrets\)/.test(JSON.stringify([env, given])) ? [`${owner}: gets all secrets.`] : []),
    ...(namesSecrets(given) || namesSecrets(condition) ? [`${owner}: hands a secret to an action or a condition.`] : []),
    ...(rest['continue-on-error'] ? [`${owner}: hides its failure.`] : []),
  ];
}
