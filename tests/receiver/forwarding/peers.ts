import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type Received = { path: string; headers: IncomingHttpHeaders; body: string };
/** Answers a request; the number counts from 1. */
export type Behavior = (response: ServerResponse, count: number) => void;
export type HttpPeer = { address: string; received: Received[]; close: () => Promise<void> };

/** An HTTP server of this machine that treats what it gets as the test says. */
export async function httpPeer(behave: Behavior): Promise<HttpPeer> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    received.push({ path: request.url ?? '', headers: request.headers, body });
    behave(response, received.length);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received, close };
}

export type SmtpPeer = { address: string; mails: { from: string; to: string[]; text: string }[]; close: () => Promise<void> };

type Behaviors = {
  /** The status that the first messages are refused with, and how many. */
  status?: number;
  times?: number;
  /** A recipient who is refused once. */
  recipient?: string;
  /** How long it takes to confirm a message. */
  confirmMs?: number;
};

/** An SMTP server of this machine. */
export async function smtpPeer({ status = 0, times = 0, recipient = '', confirmMs = 0 }: Behaviors = {}): Promise<SmtpPeer> {
  const mails: SmtpPeer['mails'] = [];
  let refused = 0;
  let full = recipient;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _, done) => {
      if (address !== full) return done();
      full = '';
      return done(Object.assign(new Error('mailbox full'), { responseCode: 452 }));
    },
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        refused += 1;
        if (refused <= times) return done(Object.assign(new Error('busy with ada@example.com'), { responseCode: status }));
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), text: Buffer.concat(parts).toString() });
        setTimeout(done, confirmMs);
      });
    },
  });
  // A client that is killed, as some tests do, resets its connection.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { address: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, mails, close };
}
