import { completeEnvironment } from '../build/settings/complete-environment';
import { receiverEnvironment } from '../receiver/environment';
import { logLine } from '../receiver/log';
import { listen } from '../receiver/node-server';
import { readReceiverSettings } from '../receiver/settings';
import { runGatsby } from './gatsby-process';
import { localOrigin } from './local-origin';
import { preflight } from './preflight';
import { runCommand } from './run-command';
import { inboxLine, startReceiver } from './start-receiver';

const port = 8000;

/** The command `npm run develop`: the development server, along with the leads receiver that its forms post to. */
async function run(): Promise<void> {
  completeEnvironment('development');
  await preflight(port);
  const settings = readReceiverSettings(receiverEnvironment());
  const receiver = await startReceiver(settings, logLine, !settings.token);
  const server = await listen(receiver.handle, settings.port, settings.host).catch((error: NodeJS.ErrnoException) => {
    const line = 'The port of the leads receiver is in use: stop the other process, or set LEADS_PORT.';
    throw error.code === 'EADDRINUSE' ? new Error(line) : error;
  });
  const origin = localOrigin(server.origin);
  process.env.GATSBY_LEADS_ENDPOINT ||= `${origin}/leads`;
  console.log(inboxLine(origin, settings, receiver));
  process.exitCode = await runGatsby('develop', '--port', String(port));
  await server.close();
  await receiver.close();
}

runCommand('develop', run);
