import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { receiverEnvironment } from '../receiver/environment';
import { logLine } from '../receiver/log';
import { readReceiverSettings } from '../receiver/settings';
import { onShutdown } from './processes/on-shutdown';
import { portIn } from './processes/port-in';
import { runCommand } from './processes/run-command';
import { inboxLine, startReceiver } from './processes/start-receiver';
import { requireBuild } from './serve/require-build';
import { startSiteServer } from './serve/site-server';

/** Serves a build, along with the leads receiver and its inbox. */
export async function serve(port: number, root: string): Promise<void> {
  requireBuild(root);
  if (!existsSync(join(root, '_headers')))
    console.warn(`${root}/ has no _headers file, so no security headers are sent: a build creates it.`);
  const settings = readReceiverSettings(receiverEnvironment());
  const receiver = await startReceiver(settings, logLine, !settings.token);
  const site = await startSiteServer({ root, port, receive: receiver.handle });
  console.log(`Serving ${root}/ at ${site.origin}/`);
  console.log(inboxLine(site.origin, settings, receiver));
  onShutdown(async () => {
    await site.close();
    await receiver.close();
  });
}

const usage = `tsx src/commands/serve.ts [<port>] [<folder>]
  Serves a build, public/ on port 9000 unless specified, with the leads receiver for its forms.`;

runCommand('serve', { usage, most: 2 }, ({ positionals: [port = '9000', root = 'public'] }) => serve(portIn(port), root));
