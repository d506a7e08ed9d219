import { existsSync, readFileSync } from 'node:fs';
import { type Command, commandLine, deployPlan, publishedFiles, redirectPage, type Step, type Target, workerStep } from './deploy-plan';
import { ledgerAfter } from './file-ledger';
import { expectations, liveProblems, type Seen } from './live-check';
import { pathsIn } from './paths-in';
import { parseRedirectsFile } from './redirects';
import { classOf, type PathPolicy } from './response-table';
import { retiredServiceWorker } from './retired-service-worker';
import { stage, stageWorker } from './staging';
import { execute, storedLedger } from './store-client';

const usage = `tsx src/deployment/deploy.ts [--dry-run] [--check | --retire-service-worker]
  --dry-run                prints the steps in their order and touches nothing outside this folder
  --check                  only compares the site at SITE_URL with the build in public/
  --retire-service-worker  only replaces /sw.js by one that takes itself and its caches away
Environment: DEPLOY_BUCKET, DEPLOY_HEADERS_POLICY (optional), SITE_URL (optional: checked after the deploy),
and what the aws command line client reads, such as AWS_ACCESS_KEY_ID and AWS_ENDPOINT_URL.`;

function report(steps: readonly Step[], act: (command: Command) => void): void {
  for (const [index, { title, commands }] of steps.entries()) {
    console.log(`${index + 1}. ${title}`);
    for (const command of commands) {
      console.log(`   ${commandLine(command)}`);
      act(command);
    }
  }
}

/** The steps of a whole deploy, with everything they upload laid out. */
function prepare(target: Target, dry: boolean): Step[] {
  const files = publishedFiles(pathsIn('public'));
  // In a store an address and its form with a slash are one object.
  const redirects = parseRedirectsFile(readFileSync('public/_redirects', 'utf8')).filter(({ from }) => from.endsWith('/'));
  const inStore = [...files, ...redirects.map((redirect) => redirectPage(redirect).path)];
  const { ledger, removable } = ledgerAfter(dry ? {} : storedLedger(target.bucket), inStore, new Date());
  stage(files, redirects, ledger);
  return deployPlan(files, redirects, removable, target);
}

function prepareRetirement(target: Target): Step[] {
  stageWorker('/sw.js', retiredServiceWorker);
  return [workerStep(['/sw.js'], target)];
}

async function check(siteUrl: string): Promise<void> {
  const policies = JSON.parse(readFileSync('.deploy/policies.json', 'utf8')) as PathPolicy[];
  const hashedFile = publishedFiles(pathsIn('public')).find((path) => classOf(path).name === 'hashed' && path.endsWith('.js'));
  const expected = expectations(hashedFile, readFileSync('public/page-data/app-data.json', 'utf8'));
  const seen: Seen[] = await Promise.all(
    expected.map(async ({ path }) => {
      const response = await fetch(new URL(path, siteUrl), { redirect: 'manual' });
      return { path, status: response.status, header: (name) => response.headers.get(name), body: await response.text() };
    }),
  );
  const problems = liveProblems(seen, expected, policies);
  if (problems.length > 0) throw new Error(`${siteUrl} is not as this build needs it:\n${problems.join('\n')}`);
  console.log(`${siteUrl} serves this build as it should.`);
}

async function main(args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const dry = args.includes('--dry-run');
  const [mode, ...rest] = args.filter((argument) => argument !== '--dry-run');
  if (rest.length > 0 || ![undefined, '--check', '--retire-service-worker'].includes(mode)) throw new Error(usage);
  if (mode !== '--retire-service-worker') requireBuild();
  if (mode !== '--check') {
    const bucket = env.DEPLOY_BUCKET || (dry ? 'DEPLOY_BUCKET' : undefined);
    if (!bucket) throw new Error('DEPLOY_BUCKET is not set: it names the store to deploy to.');
    const target = { bucket, headersPolicy: env.DEPLOY_HEADERS_POLICY };
    report(mode ? prepareRetirement(target) : prepare(target, dry), dry ? () => undefined : execute);
    if (dry) console.log('A dry run: nothing was uploaded, and the store was not asked what an earlier deploy left to remove.');
  }
  if (mode === '--check' && !env.SITE_URL) throw new Error('SITE_URL is not set: it names the site to check.');
  if (!dry && mode !== '--retire-service-worker' && env.SITE_URL) await check(env.SITE_URL);
}

function requireBuild(): void {
  if (existsSync('public/_headers') && existsSync('.deploy/policies.json')) return;
  throw new Error('There is no finished build: run "npm run build" first.');
}

main(process.argv.slice(2), process.env).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
