import { serve } from './serve/serve';

/** The command `tsx src/commands/serve.ts [port] [folder]`: serves `public/` on port 9000, or as specified. */
const [port = '9000', root = 'public'] = process.argv.slice(2);
serve(Number(port), root).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
