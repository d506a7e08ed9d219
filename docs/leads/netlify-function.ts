import refusedForm from '../../locales/en/refused-form.json';
import { receiverEnvironment } from '../../src/receiver/environment';
import { targetsOf } from '../../src/receiver/forwarding/targets-of';
import { logLine } from '../../src/receiver/log';
import { openReceiver } from '../../src/receiver/open-receiver';
import { readReceiverSettings } from '../../src/receiver/settings';
import { openStore } from '../../src/receiver/storage/open-store';

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
    // Add the site's other languages.
    refusedWords: new Map([['en', refusedForm]]),
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

export const config = { path: ['/leads', '/leads/*', '/inbox', '/inbox/*', '/health'] };
