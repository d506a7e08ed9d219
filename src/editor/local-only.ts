import { type IncomingMessage, Server as PlainServer, ServerResponse } from 'node:http';
import { Server as SecureServer } from 'node:https';
import { isIP, type Socket } from 'node:net';
import { isLocal } from '../contract/environment';

type Headers = Pick<IncomingMessage['headers'], 'host' | 'origin'>;

const loopback = /^(127\.|::1$|::ffff:127\.)/;

const hostnameOf = (host: string | undefined) => (host && URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : undefined);

/** Whether a `Host` header names this computer. Another name may belong to someone who pointed it here (DNS rebinding). */
export const isLocalHost = (host: string | undefined): boolean =>
  host !== undefined && URL.canParse(`http://${host}`) && isLocal(`http://${host}`);

/** Whether a request was sent by a page of this server. */
export const isOwnOrigin = ({ origin, host }: Headers): boolean =>
  origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;

/**
 * Whether the development server may respond; `boundTo` is the address it listens on. If it is exposed to the network
 * (`--host`), its IP address is accepted too: unlike a domain name, it cannot be pointed elsewhere.
 */
export function isAllowedRequest(headers: Headers, boundTo: string): boolean {
  const hostname = hostnameOf(headers.host)?.replace(/^\[|\]$/g, '') ?? '';
  const named = isLocalHost(headers.host) || (!loopback.test(boundTo) && isIP(hostname) > 0);
  return named && (headers.origin === undefined || isOwnOrigin(headers));
}

function boundAddress(server: PlainServer | SecureServer): string {
  const address = server.address();
  return typeof address === 'object' && address ? address.address : '';
}

const words = 'This development server only accepts requests to its own address from its own pages.\n';

function refuse(answer: unknown): void {
  if (answer instanceof ServerResponse) answer.writeHead(403, { 'content-type': 'text/plain' }).end(words);
  else (answer as Socket).destroy();
}

/**
 * Makes every server in this process reject other hosts and origins, on every path: Gatsby accepts all of them, and answers some
 * requests before a middleware could see them (live reload, its WebSocket, CORS).
 */
export function rejectForeignHosts(): void {
  for (const { prototype } of [PlainServer, SecureServer] as const) {
    const emit = prototype.emit as (event: string, ...rest: unknown[]) => boolean;
    prototype.emit = function guarded(this: PlainServer | SecureServer, event: string, ...rest: unknown[]): boolean {
      const [request, answer] = rest as [IncomingMessage, unknown];
      const asks = event === 'request' || event === 'upgrade' || event === 'checkContinue';
      if (!asks || isAllowedRequest(request.headers, boundAddress(this))) return emit.call(this, event, ...rest);
      refuse(answer);
      return true;
    };
  }
}
