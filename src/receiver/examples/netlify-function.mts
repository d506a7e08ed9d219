import { receiverEnvironment } from '../environment';
import { targetsOf } from '../forwarding/targets-of';
import { logLine } from '../log';
import { openReceiver } from '../open-receiver';
import { readReceiverSettings } from '../settings';
import { openStore } from '../storage/open-store';

/**
 * An entry for Netlify Functions: copy it to `netlify/functions/`. It takes leads and has the inbox; the store is PostgreSQL.
 * Functions stop with the answer, so that a `npm run receiver` with the same settings somewhere has to forward.
 */
async function open() {
  const settings = readReceiverSettings(receiverEnvironment());
  const store = await openStore(settings.database);
  return openReceiver({
    store,
    targets: targetsOf(settings),
    settings,
    siteName: 'Leads',
    log: logLine,
    loginLinks: false,
    forwards: false,
  });
}

let receiver: ReturnType<typeof open> | undefined;

export default async function handle(request: Request, context: { ip: string }): Promise<Response> {
  receiver ??= open().catch((error: unknown) => {
    // The next request tries again.
    receiver = undefined;
    throw error;
  });
  return (await receiver).fetch(request, context.ip);
}

// Gatsby takes an export of this name in any .ts file for that of a page, which is why this is an .mts file.
export const config = { path: ['/leads', '/leads/*', '/inbox', '/inbox/*', '/health'] };
