import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { clientAddress } from './intake/client-address';
import { errorCode, logLine } from './log';
import type { Receiver } from './open-receiver';

export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Adapts a receiver to Node's HTTP server. */
export function nodeHandler(receiver: Receiver, proxies: number): NodeHandler {
  const fetch = (request: Request, { incoming }: { incoming: { socket: { remoteAddress?: string | undefined } } }) =>
    receiver.fetch(request, clientAddress(incoming.socket.remoteAddress ?? 'unknown', request.headers.get('X-Forwarded-For'), proxies));
  return getRequestListener(fetch, { overrideGlobalObjects: false });
}

/** A client that is slower than this ties up a connection for nothing. */
const limits = { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 };
/** Connections still open this long after shutdown began are cut. */
const closeLimitMs = 5_000;

/** Listens for requests; rejects if the port is in use. `close` answers pending requests and accepts no more. */
export async function listen(handle: NodeHandler, port: number, host: string): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = createServer(limits, (request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  await once(server.listen(port, host), 'listening');
  // For example, too many open files when a client connects; without a listener, the process would end.
  server.on('error', (error) => logLine({ event: 'server failed', error: errorCode(error) }));
  const close = async () => {
    const timer = setTimeout(() => server.closeAllConnections(), closeLimitMs);
    await once(server.close(), 'close');
    clearTimeout(timer);
  };
  return { origin: `http://${host}:${(server.address() as AddressInfo).port}`, close };
}
