import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from 'playwright/test';
import { elsewhere, welcome } from '../other-hosts';
import { settings } from './settings';

const umd = 'node_modules/@segment/analytics-next/dist/umd';
const sourceSettings = {
  integrations: {
    'Segment.io': { apiKey: settings.SEGMENT_WRITE_KEY, unbundledIntegrations: [], addBundledMetadata: true, versionSettings: {} },
  },
  plan: { track: { __default: { enabled: true } } },
  remotePlugins: [],
};

/** A container that stores what Google's tags store, and sends what they send. */
const container = `
document.cookie = '_ga=GA1.1.1.1; path=/; max-age=600';
document.cookie = '_gcl_au=1.1.1.1; path=/; max-age=600';
localStorage.setItem('_gcl_ls', '1');
fetch('https://www.google-analytics.com/g/collect', { method: 'POST', mode: 'no-cors' });
`;

export type Posted = {
  messageId: string;
  type: string;
  event?: string;
  traits?: unknown;
  timestamp: string;
  properties?: Record<string, unknown>;
  context: { campaign: unknown; entryPoint: unknown; page?: { path: string } };
};

/** Requests to other hosts, as answered by stand-ins. */
export type Elsewhere = { asked: string[]; posted: Posted[] };

/** Stores a message as Segment does, which drops duplicates: its library resends a message if the page was left before the response. */
function keep(posted: Posted[], message: Posted): void {
  if (!posted.some(({ messageId }) => messageId === message.messageId)) posted.push(message);
}

/**
 * Mocks the services' hosts: Segment's library from the npm package with settings for no other destination and an intake, a
 * container of the tag manager, and the host of the scripts in site.yml. All others answer with nothing.
 */
export async function standIn(page: Page): Promise<Elsewhere> {
  const found: Elsewhere = { asked: [], posted: [] };
  const isScriptHost = ({ hostname, port }: URL) => hostname === 'localhost' && port === '4801';
  await page.route(
    (url) => elsewhere(url) || isScriptHost(url),
    async (route) => {
      const { hostname, pathname, href } = new URL(route.request().url());
      found.asked.push(href);
      const script = (body: string | Buffer) => route.fulfill({ ...welcome, contentType: 'text/javascript', body });
      if (hostname === 'www.googletagmanager.com') return script(container);
      if (pathname === '/page.js') return script("document.cookie = '_page=1; path=/; max-age=600'");
      if (hostname === 'api.segment.io') keep(found.posted, route.request().postDataJSON());
      if (hostname !== 'cdn.segment.com') return route.fulfill(welcome);
      if (pathname.endsWith('/settings'))
        return route.fulfill({ ...welcome, contentType: 'application/json', body: JSON.stringify(sourceSettings) });
      const bundle = join(umd, pathname.endsWith('/analytics.min.js') ? 'standalone.js' : basename(pathname));
      return existsSync(bundle) ? script(readFileSync(bundle)) : route.abort();
    },
  );
  return found;
}
