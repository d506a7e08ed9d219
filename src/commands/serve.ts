import { runCommand } from './run-command';
import { serve } from './serve/serve';

/** The command `tsx src/commands/serve.ts [port] [folder]`: serves `public/` on port 9000, or as specified. */
runCommand('serve', (port = '9000', root = 'public') => serve(Number(port), root));
