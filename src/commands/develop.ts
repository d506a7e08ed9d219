import { completeEnvironment } from '../build/settings/complete-environment';
import { receiverEnvironment } from '../receiver/environment';
import { logLine } from '../receiver/log';
import { listen } from '../receiver/node-server';
import { readReceiverSettings } from '../receiver/settings';
import { preflight } from './preflight';
import { runGatsby } from './processes/gatsby-process';
import { localOrigin } from './processes/local-origin';
import { portIn } from './processes/port-in';
import { runCommand } from './processes/run-command';
import { inboxLine, startReceiver } from './processes/start-receiver';

const usage = `npm run develop [-- <port>]
  Serves the site on port 8000 or another, updates it when you save, and takes the leads of its forms.`;

async function run(port: number): Promise<void> {
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

runCommand('develop', { usage, most: 1 }, ({ positionals: [port = '8000'] }) => run(portIn(port, 1)));
