import { completeEnvironment } from '../build/settings/complete-environment';
import { receiverEnvironment } from '../receiver/environment';
import { readReceiverSettings } from '../receiver/settings';
import { preflight } from './preflight';
import { runGatsby } from './processes/gatsby-process';
import { portIn } from './processes/port-in';
import { runCommand } from './processes/run-command';
import { serve } from './serve';

const usage = `npm start [-- <port>]
  Builds the site, and serves it with the leads receiver for its forms on port 9000 or another.`;

async function run(port: number): Promise<void> {
  // Gatsby's own Node API would read this later.
  process.env.NODE_ENV = 'production';
  completeEnvironment('production');
  process.env.GATSBY_LEADS_ENDPOINT ||= `http://localhost:${port}/leads`;
  // The server reads them again; a malformed one should not be reported after minutes of building.
  readReceiverSettings(receiverEnvironment());
  await preflight(port);
  const code = await runGatsby('build');
  if (code !== 0) process.exit(code);
  await serve(port, 'public');
}

runCommand('start', { usage, most: 1 }, ({ positionals: [port = '9000'] }) => run(portIn(port, 1)));
