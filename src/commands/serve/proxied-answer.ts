import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseProxyRedirects } from '../../build/hosts/redirects';
import { proxyPath } from '../../contract/site-scripts';
import type { Answer } from './host-answer';

/** What Netlify would proxy from another host for a request, according to `_redirects`; undefined for all other requests. */
export async function proxiedAnswer(root: string, url: string): Promise<Answer | undefined> {
  const file = join(root, '_redirects');
  if (!url.startsWith(`${proxyPath}?`) || !existsSync(file)) return undefined;
  const address = parseProxyRedirects(readFileSync(file, 'utf8')).find((each) => url === `${proxyPath}?url=${encodeURIComponent(each)}`);
  if (!address) return undefined;
  const response = await fetch(address);
  const kept = ['content-type', 'cache-control', 'etag'].flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { status: response.status, headers: Object.fromEntries(kept), body: Buffer.from(await response.arrayBuffer()) };
}
