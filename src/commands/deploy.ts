import { appendFileSync } from 'node:fs';
import { readBuildRecord, refusalOf } from '../build/hosts/build-record';
import type { Environment } from '../contract/environment';
import { type Options, options, optionsOf, usage } from './deploy/deploy-options';
import { deployToHost, retireOnHost } from './deploy/host-deploy';
import { openKeptBuild } from './deploy/kept-build';
import { patiently } from './deploy/patiently';
import { siteProblems } from './deploy/site-check';
import { deployToStore, retireInStore } from './deploy/store-deploy';
import { type DeployTarget, isHost, missingSettings, targetOf } from './deploy/target-settings';
import { runCommand } from './processes/run-command';

function chosenTarget(env: Environment, dry: boolean): DeployTarget {
  const target = targetOf(env);
  if (!target) throw new Error('DEPLOY_TARGET is not set: choose s3, cloudflare, netlify or none.');
  const missing = missingSettings(target, env);
  if (missing && !dry) throw new Error(missing);
  return target;
}

function deploy(target: DeployTarget, env: Environment, dry: boolean): void {
  const record = readBuildRecord();
  const refusal = refusalOf(record, env);
  if (refusal && !dry) throw new Error(refusal);
  console.log(`The build of ${record.revision ?? 'an unknown revision'}${refusal ? `. ${refusal}` : ''}`);
  if (isHost(target)) deployToHost(target, { folder: 'public', revision: record.revision }, env, dry);
  else deployToStore(env, dry);
}

function preview(target: DeployTarget, name: string | undefined, env: Environment, dry: boolean): void {
  if (!isHost(target)) throw new Error(`DEPLOY_TARGET is ${target}, which does not support previews: use cloudflare or netlify.`);
  const { revision, preview: isPreview } = readBuildRecord();
  if (!isPreview) throw new Error('This build is not a preview: build with GATSBY_PREVIEW=true.');
  const address = deployToHost(target, { folder: 'public', revision, preview: name }, env, dry);
  if (address && env.GITHUB_OUTPUT) appendFileSync(env.GITHUB_OUTPUT, `address=${address}\n`);
}

function retire(target: DeployTarget, env: Environment, dry: boolean): void {
  if (isHost(target)) retireOnHost(target, readBuildRecord().revision, env, dry);
  else retireInStore(env, dry);
}

async function check(siteUrl: string | undefined): Promise<void> {
  if (!siteUrl) throw new Error('SITE_URL is not set: it names the site to check.');
  const { leadsEndpoint } = readBuildRecord();
  const problems = await siteProblems(siteUrl, leadsEndpoint);
  if (problems.length > 0) throw new Error(`${siteUrl} does not match this build:\n${problems.join('\n')}`);
  const leads = leadsEndpoint && leadsEndpoint !== 'none' ? `${leadsEndpoint} accepts its leads` : 'its forms send no leads';
  console.log(`${siteUrl} serves this build correctly; ${leads}.`);
}

async function act({ dry, mode, preview: name }: Options, env: Environment): Promise<void> {
  if (mode === 'check') return check(env.SITE_URL);
  const target = chosenTarget(env, dry);
  if (target === 'none') return console.log('DEPLOY_TARGET is none: nothing is uploaded.');
  if (mode === 'preview') return preview(target, name, env, dry);
  if (mode === 'retire') return retire(target, env, dry);
  deploy(target, env, dry);
  // A host that publishes a whole folder needs a moment until all its servers have it.
  const tries = isHost(target) ? 6 : 1;
  if (env.SITE_URL && !dry) await patiently(() => check(env.SITE_URL), tries, 5_000);
}

runCommand('deploy', { usage, options }, (given) => {
  const asked = optionsOf(given);
  if (asked.from) process.chdir(openKeptBuild(asked.from));
  return act(asked, process.env);
});
