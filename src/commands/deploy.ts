import { parseArgs } from 'node:util';
import { readBuildRecord, refusalOf } from '../build/hosts/build-record';
import { retiredServiceWorker } from '../build/offline/retired-service-worker';
import { type Command, commandLine, type Step, workerStep } from './deploy/deploy-plan';
import { type Place, prepareDeploy } from './deploy/deploy-preparation';
import { openKeptBuild } from './deploy/kept-build';
import { siteProblems } from './deploy/site-check';
import { stageWorker } from './deploy/staging';
import { execute } from './deploy/store-client';

const usage = `tsx src/commands/deploy.ts [--from <folder or archive>] [--dry-run] [--check | --retire-service-worker]
  --from                   uses a saved build, with its public/ and .deploy/, instead of the one in this folder
  --dry-run                prints the steps in order; makes no requests and changes nothing outside this machine
  --check                  only compares the site at SITE_URL, and its leads endpoint, with the build
  --retire-service-worker  only replaces /sw.js with one that removes itself and its caches
Environment: DEPLOY_BUCKET, DEPLOY_STATE_BUCKET, DEPLOY_HEADERS_POLICY, DEPLOY_EDITOR_HEADERS_POLICY and SITE_URL, see
docs/operations.md, and the variables of the AWS CLI, such as AWS_PROFILE and AWS_ENDPOINT_URL.`;

type Environment = Readonly<Record<string, string | undefined>>;
type Options = { from?: string | undefined; dry: boolean; mode: 'deploy' | 'check' | 'retire' };

function optionsOf(args: readonly string[]): Options {
  const flag = { type: 'boolean' } as const;
  const options = { from: { type: 'string' }, 'dry-run': flag, check: flag, 'retire-service-worker': flag } as const;
  try {
    const { from, check, 'dry-run': dry = false, 'retire-service-worker': retire } = parseArgs({ args: [...args], options }).values;
    if (!(check && retire)) return { from, dry, mode: check ? 'check' : retire ? 'retire' : 'deploy' };
  } catch {
    // Invalid options get the same answer as conflicting ones.
  }
  throw new Error(usage);
}

function run(steps: readonly Step[], dry: boolean): void {
  const act: (command: Command) => void = dry ? () => undefined : execute;
  for (const [index, { title, commands }] of steps.entries()) {
    console.log(`${index + 1}. ${title}`);
    for (const command of commands) {
      console.log(`   ${commandLine(command)}`);
      act(command);
    }
  }
  if (dry) console.log('Dry run: nothing was uploaded, and the bucket was not checked for old files to remove.');
}

function placeOf(env: Environment, dry: boolean): Place {
  const bucket = env.DEPLOY_BUCKET || (dry ? 'DEPLOY_BUCKET' : undefined);
  if (!bucket) throw new Error('DEPLOY_BUCKET is not set: it names the store to deploy to.');
  const files = [
    ['cloudfront-headers.json', env.DEPLOY_HEADERS_POLICY],
    ['cloudfront-editor-headers.json', env.DEPLOY_EDITOR_HEADERS_POLICY],
  ] as const;
  const policies = Object.fromEntries(files.flatMap(([file, policy]) => (policy ? [[file, policy]] : [])));
  return { bucket, stateBucket: env.DEPLOY_STATE_BUCKET || bucket, policies };
}

function deploy(env: Environment, dry: boolean): void {
  const record = readBuildRecord();
  const refusal = refusalOf(record, env);
  if (refusal && !dry) throw new Error(refusal);
  console.log(`The build of ${record.revision ?? 'an unknown revision'}${refusal ? `. ${refusal}` : ''}`);
  run(prepareDeploy(placeOf(env, dry), dry), dry);
}

function retire(env: Environment, dry: boolean): void {
  const place = placeOf(env, dry);
  stageWorker('/sw.js', retiredServiceWorker);
  run([workerStep(['/sw.js'], place)], dry);
}

async function check(siteUrl: string | undefined): Promise<void> {
  if (!siteUrl) throw new Error('SITE_URL is not set: it names the site to check.');
  const { leadsEndpoint } = readBuildRecord();
  const problems = await siteProblems(siteUrl, leadsEndpoint);
  if (problems.length > 0) throw new Error(`${siteUrl} does not match this build:\n${problems.join('\n')}`);
  const leads = leadsEndpoint && leadsEndpoint !== 'none' ? `${leadsEndpoint} accepts its leads` : 'its forms send no leads';
  console.log(`${siteUrl} serves this build correctly; ${leads}.`);
}

async function main(args: readonly string[], env: Environment): Promise<void> {
  const { from, dry, mode } = optionsOf(args);
  if (from) process.chdir(openKeptBuild(from));
  if (mode === 'retire') return retire(env, dry);
  if (mode === 'deploy') deploy(env, dry);
  if (mode === 'check' || (env.SITE_URL && !dry)) await check(env.SITE_URL);
}

main(process.argv.slice(2), process.env).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
