import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { portInUse } from '../processes/port-in';
import type { Answer } from './host-answer';

export type LocalServer = { origin: string; close: () => Promise<void> };

/** Serves on `http://localhost`; port 0 picks a free one. Rejects with a one-line message if the port is in use. */
export async function startLocalServer(
  port: number,
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<LocalServer> {
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  await once(server.listen(port, '127.0.0.1'), 'listening').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new Error(portInUse(port)) : error;
  });
  const close = async () => {
    const closed = once(server.close(), 'close');
    server.closeAllConnections();
    await closed;
  };
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, close };
}

/** Sends a response, or 304 if the browser already has it. */
export function send(request: IncomingMessage, response: ServerResponse, { status, headers, body }: Answer): void {
  if (status === 200 && headers.etag && request.headers['if-none-match'] === headers.etag) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(status, { ...headers, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}
