import refusedForm from '../../locales/en/refused-form.json';
import type { Environment } from '../../src/contract/environment';
import { targetsOf } from '../../src/receiver/forwarding/targets-of';
import { logLine } from '../../src/receiver/log';
import { openReceiver } from '../../src/receiver/open-receiver';
import { readReceiverSettings } from '../../src/receiver/settings';
import { openPostgres } from '../../src/receiver/storage/postgres';
import { sqlLeadStore } from '../../src/receiver/storage/sql-lead-store';

/** Words for visitors without JavaScript; add the site's other languages. */
const refusedWords = new Map([['en', refusedForm]]);

const isSetting = ([name, value]: [string, unknown]) => name.startsWith('LEADS_') && typeof value === 'string';

/**
 * An entry point for Cloudflare Workers with `nodejs_compat` and a Hyperdrive binding for PostgreSQL. A Worker's connections belong
 * to one request, so each request opens its own. Run `npm run receiver` somewhere with the same settings to forward leads.
 */
export default {
  async fetch(request: Request, bindings: Record<string, unknown> & { HYPERDRIVE: { connectionString: string } }): Promise<Response> {
    const variables = Object.fromEntries(Object.entries(bindings).filter(isSetting)) as Environment;
    const database = bindings.HYPERDRIVE.connectionString;
    const settings = readReceiverSettings({ ...variables, LEADS_DATABASE: database });
    const parts = {
      targets: targetsOf(settings),
      settings,
      siteName: 'Leads',
      refusedWords,
      log: logLine,
      loginLinks: false,
      forwards: false,
    };
    const receiver = openReceiver({ ...parts, store: sqlLeadStore(await openPostgres(database)) });
    try {
      return await receiver.fetch(request, request.headers.get('CF-Connecting-IP') ?? 'unknown');
    } finally {
      await receiver.close();
    }
  },
};
