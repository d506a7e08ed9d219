import { completeEnvironment } from '../build/settings/complete-environment';
import { receiverEnvironment } from '../receiver/environment';
import { logLine } from '../receiver/log';
import { listen } from '../receiver/node-server';
import { readReceiverSettings } from '../receiver/settings';
import { preflight } from './preflight';
import { runGatsby } from './processes/gatsby-process';
import { localOrigin } from './processes/local-origin';
import { runCommand } from './processes/run-command';
import { inboxLine, startReceiver } from './processes/start-receiver';

const port = 8000;

const usage = `npm run develop
  Serves the site on http://localhost:${port}, updates it when you save, and takes the leads of its forms.`;

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

runCommand('develop', { usage }, run);
