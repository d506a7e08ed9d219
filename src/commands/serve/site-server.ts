import type { NodeHandler } from '../../receiver/node-server';
import { createCompression } from './compression';
import { answerFrom, errorPage } from './host-answer';
import { type LocalServer, send, startLocalServer } from './local-server';
import { proxiedAnswer } from './proxied-answer';

type SiteServerOptions = {
  root: string;
  port: number;
  brotliQuality?: number;
  /** Handles posts to `/leads`, and serves `/inbox/` and `/health`. */
  receive?: NodeHandler;
};

/** The paths of the leads receiver. A page at `/health/` stays the site's. */
const receiverPaths = /^\/(leads(\/|$)|inbox(\/|$)|health$)/;

/** Serves a build like its host: generated headers and redirects, real 404s, compression. */
export function startSiteServer({ root, port, brotliQuality = 11, receive }: SiteServerOptions): Promise<LocalServer> {
  const compressed = createCompression(brotliQuality);
  return startLocalServer(port, async (request, response) => {
    const { method = 'GET', url = '/' } = request;
    if (receive && receiverPaths.test(url.split('?')[0] ?? '')) return receive(request, response);
    const proxied = await proxiedAnswer(root, url);
    if (proxied) return send(request, response, proxied);
    const reads = method === 'GET' || method === 'HEAD';
    const answer = reads ? answerFrom(root, url) : errorPage(root, '/', 405);
    send(request, response, await compressed(answer, String(request.headers['accept-encoding'] ?? '')));
  });
}
