import type { Environment } from '../../contract/environment';
import { keysOf } from '../../contract/objects';

/** Where a site is deployed, and the settings that each target needs; with `none`, a build is only kept with its run. */
const neededSettings = {
  s3: ['DEPLOY_BUCKET'],
  cloudflare: ['CLOUDFLARE_PROJECT', 'CLOUDFLARE_ACCOUNT_ID', 'CLOUDFLARE_API_TOKEN'],
  netlify: ['NETLIFY_SITE_ID', 'NETLIFY_AUTH_TOKEN'],
  none: [],
} as const satisfies Record<string, readonly string[]>;

export type DeployTarget = keyof typeof neededSettings;
export type Host = Exclude<DeployTarget, 's3' | 'none'>;

const targetNames = keysOf(neededSettings);

/** The AWS CLI has many ways to log in; the workflow uses this one. */
const neededInWorkflow: Partial<Record<DeployTarget, readonly string[]>> = { s3: ['AWS_ROLE', 'AWS_DEFAULT_REGION'] };

/** The value of DEPLOY_TARGET; undefined if it is unset. Throws if it is not one of the targets. */
export function targetOf({ DEPLOY_TARGET }: Environment): DeployTarget | undefined {
  if (!DEPLOY_TARGET) return undefined;
  const target = targetNames.find((name) => name === DEPLOY_TARGET);
  if (!target) throw new Error(`DEPLOY_TARGET is "${DEPLOY_TARGET}", expected one of ${targetNames.join(', ')}.`);
  return target;
}

/** Whether a target is a host that publishes a whole folder at once and gives each upload an address of its own. */
export const isHost = (target: DeployTarget | undefined): target is Host => target === 'cloudflare' || target === 'netlify';

/** Why a target cannot be deployed to; undefined if it can. */
export function missingSettings(target: DeployTarget, env: Environment, inWorkflow = false): string | undefined {
  const needed = [...neededSettings[target], ...(inWorkflow ? (neededInWorkflow[target] ?? []) : [])];
  const missing = needed.filter((name) => !env[name]);
  if (missing.length === 0) return undefined;
  return `${missing.join(' and ')} must be set too: DEPLOY_TARGET is ${target} (see docs/operations.md).`;
}

/** What a workflow needs to know before building: its target and, if nothing will be uploaded, why. Throws if a setting is wrong. */
export function workflowTarget(env: Environment): { target: DeployTarget; notice?: string } {
  const target = targetOf(env) ?? 'none';
  const missing = missingSettings(target, env, true);
  if (missing) throw new Error(missing);
  if (target !== 'none') return { target };
  const forgotten = !env.DEPLOY_TARGET && env.DEPLOY_BUCKET ? ' DEPLOY_BUCKET is set: with DEPLOY_TARGET=s3 it would be used.' : '';
  const why = env.DEPLOY_TARGET ? 'DEPLOY_TARGET is none' : 'DEPLOY_TARGET is not set';
  return { target, notice: `${why}, so nothing is uploaded. The build is kept with this run.${forgotten}` };
}
