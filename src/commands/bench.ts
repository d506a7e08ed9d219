import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { buildsTable, measureBuilds } from './bench/builds';
import { lighthouseTable, runLighthouse } from './bench/lighthouse';
import { measurePages, pageKinds, pagesTable } from './bench/pages';
import { measureSaved, savedTable } from './bench/saved';

const usage = `npm run bench -- [--pages] [--lighthouse] [--saved] [--build] [--only home,service] [--runs 7] [--posts 0,1000,4000]
Without --pages, --lighthouse, --saved or --build, all four are measured. Results are printed and saved in .bench/.`;

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
    saved: flag,
    build: flag,
    help: flag,
    only: { type: 'string', default: Object.keys(pageKinds).join(',') },
    runs: { type: 'string', default: '7' },
    posts: { type: 'string', default: '0,1000,4000' },
  },
});

async function run(): Promise<void> {
  if (values.help) return console.log(usage);
  const kinds = values.only.split(',');
  const unknown = kinds.filter((kind) => !(kind in pageKinds));
  if (unknown.length > 0) throw new Error(`There is no page kind "${unknown[0]}": ${Object.keys(pageKinds).join(', ')}.`);
  const everything = !values.pages && !values.lighthouse && !values.saved && !values.build;
  if (values.pages || everything) {
    const figures = await measurePages(kinds, Number(values.runs));
    keep('pages', pagesTable(figures), figures);
  }
  if (values.lighthouse || everything) {
    const figures = await runLighthouse(kinds);
    keep('lighthouse', lighthouseTable(figures), figures);
  }
  if (values.saved || everything) {
    const times = await measureSaved(Number(values.runs));
    keep('saved', savedTable(times), times);
  }
  if (values.build || everything) {
    const figures = await measureBuilds(values.posts.split(',').map(Number));
    keep('builds', buildsTable(figures), figures);
  }
}

run().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
