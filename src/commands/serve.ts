import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startSiteServer } from './serve/site-server';

/** The command `tsx src/commands/serve.ts [port] [folder]`: serves `public/` on port 9000, or as specified. */
async function run(port = '9000', root = 'public'): Promise<void> {
  if (!existsSync(join(root, 'index.html'))) throw new Error(`There is no build in ${root}/: run "npm run build" first.`);
  if (!existsSync(join(root, '_headers')))
    console.warn(`${root}/ has no _headers file, so no security headers are sent: a build creates it.`);
  const { origin } = await startSiteServer({ root, port: Number(port) });
  console.log(`Serving ${root}/ at ${origin}/`);
}

run(...process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
