import { resolve } from 'node:path';
import { buildSync } from 'esbuild';

/**
 * Bundles a command of `src/commands` and returns the file, for tests that start it many times: `tsx` would compile its modules at
 * each start. It lies where its packages are found.
 */
export function bundledCommand(name: string): string {
  const outfile = resolve(`node_modules/.cache/test-commands/${name}.cjs`);
  buildSync({
    entryPoints: [resolve(`src/commands/${name}.ts`)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    define: { 'import.meta.dirname': '__dirname' },
    logLevel: 'error',
  });
  return outfile;
}
