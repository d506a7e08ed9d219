import { spawnSync } from 'node:child_process';
import { keysOf } from '../contract/objects';
import { blockingTable, measureBlocking } from './bench/blocking';
import { buildsTable, measureBuilds } from './bench/builds';
import { pageKinds } from './bench/each-page';
import { keepFigures } from './bench/keep-figures';
import { lighthouseTable, measureLighthouse } from './bench/lighthouse';
import { measurePages, pagesTable } from './bench/pages';
import { measureReceiver, receiverTable } from './bench/receiver';
import { measureSaved, savedTable } from './bench/saved';
import { type Wanted, wantedIn } from './bench/wanted';
import { measureWeights, weightsTable } from './bench/weights';
import type { Given } from './processes/command-arguments';
import { runCommand } from './processes/run-command';

/** Measures, then prints and saves the figures by the name of the part. */
const part =
  <Figures>(measure: (wanted: Wanted) => Promise<Figures>, tableOf: (figures: Figures) => string) =>
  async (name: string, wanted: Wanted) => {
    const figures = await measure(wanted);
    keepFigures(name, tableOf(figures), figures);
  };

const parts = {
  pages: part(({ kinds, runs }) => measurePages(kinds, runs), pagesTable),
  lighthouse: part(({ kinds, runs }) => measureLighthouse(kinds, runs), lighthouseTable),
  blocking: part(({ kinds, runs }) => measureBlocking(kinds, runs), blockingTable),
  saved: part(({ runs }) => measureSaved(runs), savedTable),
  build: part(({ posts }) => measureBuilds(posts), buildsTable),
  receiver: part(measureReceiver, receiverTable),
  weights: part(({ kinds }) => measureWeights(kinds), weightsTable),
};
const partNames = keysOf(parts);

const usage = `npm run bench -- ${partNames.map((name) => `[--${name}]`).join(' ')} [--only home,service] [--runs 7] [--posts 0,1000,4000]
npm run bench -- --against next,astro,gatsby [--runs 7]
Without any of these parts, all are measured except --against. Results are printed and saved in .bench/.`;

const flag = { type: 'boolean', default: false } as const;
const options = {
  ...(Object.fromEntries(partNames.map((name) => [name, flag])) as Record<keyof typeof parts, typeof flag>),
  against: { type: 'string' },
  only: { type: 'string', default: Object.keys(pageKinds).join(',') },
  runs: { type: 'string', default: '7' },
  posts: { type: 'string', default: '0,1000,4000' },
} as const;

/** The sites made with other tools are not part of the product, so their command is started, not imported. */
function measureAgainst(names: string, runs: string): void {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'e2e/bench/against.ts', names, runs], { stdio: 'inherit' });
  // It has printed why it failed.
  if (status !== 0) process.exit(1);
}

async function run({ values }: Given<typeof options>): Promise<void> {
  const wanted = wantedIn(values);
  if (values.against !== undefined) measureAgainst(values.against, String(wanted.runs));
  const chosen = partNames.filter((name) => values[name]);
  for (const name of chosen.length > 0 || values.against !== undefined ? chosen : partNames) await parts[name](name, wanted);
}

runCommand('bench', { usage, options }, run);
