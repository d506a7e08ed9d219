import { receiverEnvironment } from '../receiver/environment';
import { errorCode, logLine } from '../receiver/log';
import { listen } from '../receiver/node-server';
import { readReceiverSettings } from '../receiver/settings';
import { onShutdown } from './processes/on-shutdown';
import { runCommand } from './processes/run-command';
import { startReceiver } from './processes/start-receiver';

const usage = `npm run receiver
  Accepts, stores and forwards leads, with the settings LEADS_… from the environment or .env.leads (.env.example lists them).`;

async function run(): Promise<void> {
  const settings = readReceiverSettings(receiverEnvironment());
  const receiver = await startReceiver(settings, logLine, false);
  const { host, port } = settings;
  const server = await listen(receiver.handle, port, host).catch((error: unknown) => {
    throw new Error(`The receiver cannot listen on ${host}:${port}; see LEADS_HOST and LEADS_PORT. The cause: ${errorCode(error)}`);
  });
  logLine({ event: `listening on ${server.origin}` });
  onShutdown(async () => {
    await server.close();
    await receiver.close();
    logLine({ event: 'stopped' });
  });
}

runCommand('receiver', { usage }, run);
