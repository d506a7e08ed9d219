import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

/** The part of the service worker that sends leads without an open page: the same code as in pages, bundled into one script. */
export function backgroundDeliveryScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: ['src/site/delivery/background.worker.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}

/** Appends the script to the service worker if forms have an endpoint. */
export function addBackgroundDelivery(folder: string, leadsEndpoint: string | undefined): void {
  if (!leadsEndpoint) return;
  const file = join(folder, 'sw.js');
  const known = readFileSync(file, 'utf8');
  const script = backgroundDeliveryScript();
  if (!known.endsWith(script)) writeFileSync(file, `${known}\n${script}`);
}
