import refusedForm from '../../locales/en/refused-form.json';
import { receiverEnvironment } from '../../src/receiver/environment';
import { targetsOf } from '../../src/receiver/forwarding/targets-of';
import { logLine } from '../../src/receiver/log';
import { openReceiver } from '../../src/receiver/open-receiver';
import { readReceiverSettings } from '../../src/receiver/settings';
import { openStore } from '../../src/receiver/storage/open-store';

/**
 * An entry point for Netlify Functions: copy it to `netlify/functions/`. It accepts leads and serves the inbox; it needs
 * PostgreSQL. A function stops once it has responded, so run `npm run receiver` somewhere with the same settings to forward leads.
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
