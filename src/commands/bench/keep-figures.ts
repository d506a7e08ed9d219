import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** Prints a table and saves its figures as `.bench/{name}.json`. */
export function keepFigures(name: string, table: string, figures: unknown): void {
  const machine = `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`;
  mkdirSync('.bench', { recursive: true });
  writeFileSync(`.bench/${name}.json`, JSON.stringify({ machine, at: new Date().toISOString(), figures }, null, 1));
  console.log(`\n${machine}\n\n${table}\n`);
}
