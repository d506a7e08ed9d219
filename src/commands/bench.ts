import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { blockingTable, measureBlocking } from './bench/blocking';
import { buildsTable, measureBuilds } from './bench/builds';
import { lighthouseTable, runLighthouse } from './bench/lighthouse';
import { measurePages, pageKinds, pagesTable } from './bench/pages';
import { measurePeers } from './bench/peers/measure-peers';
import { peersIn } from './bench/peers/peers';
import { peersTable } from './bench/peers/peers-table';
import { measureReceiver, receiverTable } from './bench/receiver';
import { measureSaved, savedTable } from './bench/saved';
import { measureWeights, weightsTable } from './bench/weights';
import { runCommand } from './run-command';

const usage = `npm run bench -- [--pages] [--lighthouse] [--blocking] [--saved] [--build] [--receiver] [--weights] [--only home,service] [--runs 7] [--posts 0,1000,4000]
npm run bench -- --against next,astro,gatsby [--runs 7]
Without any of these parts, all are measured except --against. Results are printed and saved in .bench/.`;

/** Prints a table and stores its figures. */
function keep(name: string, text: string, figures: unknown): void {
  const machine = `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`;
  mkdirSync('.bench', { recursive: true });
  writeFileSync(`.bench/${name}.json`, JSON.stringify({ machine, at: new Date().toISOString(), figures }, null, 1));
  console.log(`\n${machine}\n\n${text}\n`);
}

const flag = { type: 'boolean', default: false } as const;
const { values } = parseArgs({
  options: {
    pages: flag,
    lighthouse: flag,
    blocking: flag,
    saved: flag,
    build: flag,
    receiver: flag,
    weights: flag,
    help: flag,
    against: { type: 'string' },
    only: { type: 'string', default: Object.keys(pageKinds).join(',') },
    runs: { type: 'string', default: '7' },
    posts: { type: 'string', default: '0,1000,4000' },
  },
});

const runs = Number(values.runs);

const parts = {
  pages: async (kinds: readonly string[]) => {
    const figures = await measurePages(kinds, runs);
    keep('pages', pagesTable(figures), figures);
  },
  lighthouse: async (kinds: readonly string[]) => {
    const figures = await runLighthouse(kinds, runs);
    keep('lighthouse', lighthouseTable(figures), figures);
  },
  blocking: async (kinds: readonly string[]) => {
    const figures = await measureBlocking(kinds, runs);
    keep('blocking', blockingTable(figures), figures);
  },
  saved: async () => {
    const times = await measureSaved(runs);
    keep('saved', savedTable(times), times);
  },
  build: async () => {
    const figures = await measureBuilds(values.posts.split(',').map(Number));
    keep('builds', buildsTable(figures), figures);
  },
  receiver: async () => {
    const figures = await measureReceiver();
    keep('receiver', receiverTable(figures), figures);
  },
  weights: async (kinds: readonly string[]) => {
    const figures = await measureWeights(kinds);
    keep('weights', weightsTable(figures), figures);
  },
};
const partNames = ['pages', 'lighthouse', 'blocking', 'saved', 'build', 'receiver', 'weights'] as const;

async function run(): Promise<void> {
  if (values.help) return console.log(usage);
  const peers = values.against === undefined ? undefined : peersIn(values.against);
  const kinds = values.only.split(',');
  const unknown = kinds.find((kind) => !(kind in pageKinds));
  if (unknown !== undefined) throw new Error(`There is no page kind "${unknown}": ${Object.keys(pageKinds).join(', ')}.`);
  const wanted = partNames.filter((part) => values[part]);
  for (const part of wanted.length > 0 || peers ? wanted : partNames) await parts[part](kinds);
  if (!peers) return;
  const measured = await measurePeers(peers, runs);
  keep('peers', peersTable(measured), measured);
}

runCommand('bench', run);
