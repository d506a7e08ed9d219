import { completeEnvironment } from '../build/settings/complete-environment';
import { preflight } from './preflight';
import { answersWhileRunning } from './processes/answers';
import { runGatsby } from './processes/gatsby-process';
import { portIn } from './processes/port-in';
import { runCommand } from './processes/run-command';

const usage = `npm run edit [-- <port>]
  Serves the site and its editor, which edits the files of this project, on port 8000 or another.`;

async function run(port: number): Promise<void> {
  completeEnvironment('development');
  await preflight(port);
  console.log('Starting the site and the editor; this takes a minute.');
  let isRunning = true;
  const stopped = runGatsby('develop', '--port', String(port));
  void stopped.then(() => {
    isRunning = false;
  });
  await announce(`http://localhost:${port}`, () => isRunning);
  process.exitCode = await stopped;
  console.log('The site and the editor have stopped.');
}

/** Prints the URLs once the server responds, below Gatsby's output so far. */
async function announce(origin: string, isRunning: () => boolean): Promise<void> {
  // At first nothing listens; later, an early request waits for the site to compile.
  if (await answersWhileRunning(`${origin}/admin/`, isRunning))
    console.log(`\n  The site:   ${origin}/\n  The editor: ${origin}/admin/\n\n  Stop both with Ctrl-C.\n`);
}

runCommand('edit', { usage, most: 1 }, ({ positionals: [port = '8000'] }) => run(portIn(port, 1)));
