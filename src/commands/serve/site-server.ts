import { createCompression } from './compression';
import { type LocalServer, send, startLocalServer } from './local-server';
import { proxiedAnswer } from './proxied-answer';
import { answerFrom, errorPage } from './site';

export type SiteServerOptions = { root: string; port: number; brotliQuality?: number };

/** Serves a build like its host: generated headers and redirects, real 404s, compression. */
export function startSiteServer({ root, port, brotliQuality = 11 }: SiteServerOptions): Promise<LocalServer> {
  const compressed = createCompression(brotliQuality);
  return startLocalServer(port, async (request, response) => {
    const { method = 'GET', url = '/' } = request;
    const proxied = await proxiedAnswer(root, url);
    if (proxied) return send(request, response, proxied);
    const reads = method === 'GET' || method === 'HEAD';
    const answer = reads ? answerFrom(root, url) : { ...errorPage(root, '/', 405), body: Buffer.alloc(0) };
    send(request, response, await compressed(answer, String(request.headers['accept-encoding'] ?? '')));
  });
}
