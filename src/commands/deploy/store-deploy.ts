import { retiredServiceWorker } from '../../build/offline/retired-service-worker';
import type { Environment } from '../../contract/environment';
import { type Command, commandLine, type Step, workerStep } from './deploy-plan';
import { type Place, prepareDeploy } from './deploy-preparation';
import { stageWorker } from './staging';
import { execute } from './store-client';

/** Uploads the build in this folder to an object store, in the order that keeps the site working. */
export function deployToStore(env: Environment, dry: boolean): void {
  run(prepareDeploy(placeOf(env), dry), dry);
}

/** Replaces the service worker in an object store with one that removes itself; needs no build. */
export function retireInStore(env: Environment, dry: boolean): void {
  stageWorker('/sw.js', retiredServiceWorker);
  run([workerStep(['/sw.js'], placeOf(env))], dry);
}

function placeOf(env: Environment): Place {
  // A dry run shows the name of the setting.
  const bucket = env.DEPLOY_BUCKET || 'DEPLOY_BUCKET';
  const files = [
    ['cloudfront-headers.json', env.DEPLOY_HEADERS_POLICY],
    ['cloudfront-editor-headers.json', env.DEPLOY_EDITOR_HEADERS_POLICY],
  ] as const;
  const policies = Object.fromEntries(files.flatMap(([file, policy]) => (policy ? [[file, policy]] : [])));
  return { bucket, stateBucket: env.DEPLOY_STATE_BUCKET || bucket, policies };
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
