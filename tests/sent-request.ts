import { type OutgoingHttpHeaders, request } from 'node:http';

type Sent = { method: string; headers: OutgoingHttpHeaders; body?: string | Buffer };

/** Sends a request as it is, also with headers that `fetch` would refuse or replace. */
export const sentRequest = (url: string, { method, headers, body }: Sent) =>
  new Promise<{ status: number | undefined; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
    const sent = request(url, { method, agent: false, headers }, (response) => {
      const { statusCode: status, headers } = response;
      response
        .setEncoding('utf8')
        .toArray()
        .then((parts) => resolve({ status, headers, text: parts.join('') }), reject);
    });
    sent.on('error', reject);
    // Once the response is there, Node no longer reports that the rest of the body could not be written to the request.
    sent.on('socket', (socket) => socket.on('error', reject));
    sent.end(body);
  });
