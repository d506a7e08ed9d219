import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { mustRevalidate } from '../../src/build/hosts/response-table';
import { createCompression } from '../../src/commands/serve/compression';
import { type Answer, answerFrom, errorPage } from '../../src/commands/serve/host-answer';
import { type LocalServer, send, startLocalServer } from '../../src/commands/serve/local-server';

/** A fault for requests to some paths; without any of the options below, nothing goes wrong. */
export type Fault = {
  /** An exact path, or a pattern for path and query. */
  path: string | RegExp;
  /** Number of requests affected; all if omitted. */
  times?: number;
  /** Delay before anything else. */
  delayMs?: number;
  /** Waits for this before anything else. */
  until?: Promise<void>;
  /** Accepts the request and never responds. */
  hang?: boolean;
  /** Drops the connection without a response. */
  reset?: boolean;
  /** Responds with this status and, unless `body` is set, the host's error page. */
  status?: number;
  body?: string;
  contentType?: string;
  /** A complete response with only the first bytes of the file, as from a corrupt cache. */
  truncateTo?: number;
  /** Sends the first bytes of the response, then drops the connection. */
  breakOffAfter?: number;
};

export type InjectedFault = { hits: () => number; lift: () => void };
type RecordedRequest = { method: string; url: string };

export type FaultServer = LocalServer & {
  /** Faults injected later take precedence. */
  inject: (fault: Fault) => InjectedFault;
  /** Removes all faults. */
  mend: () => void;
  /** Serves another build from now on. */
  serve: (root: string) => void;
  /** All requests so far, in order. */
  requests: readonly RecordedRequest[];
  forgetRequests: () => void;
};

type Active = { fault: Fault; hits: number };

/** Serves a build like its host until a fault is injected. */
export async function startFaultServer(root: string, port = 0): Promise<FaultServer> {
  const compressed = createCompression(4);
  const requests: RecordedRequest[] = [];
  let served = root;
  let active: Active[] = [];
  const server = await startLocalServer(port, async (request, response) => {
    const { method = 'GET', url = '/' } = request;
    requests.push({ method, url });
    const fault = nextFault(active, url);
    if (fault?.delayMs) await pause(fault.delayMs);
    await fault?.until;
    if (fault?.hang) return;
    if (fault?.reset) {
      response.destroy();
      return;
    }
    const answer = fault ? faulty(served, url, fault) : answerFrom(served, url);
    await respond(request, response, await compressed(answer, String(request.headers['accept-encoding'] ?? '')), fault);
  });
  return {
    ...server,
    requests,
    inject(fault) {
      const entry = { fault, hits: 0 };
      active = [entry, ...active];
      return {
        hits: () => entry.hits,
        lift: () => {
          active = active.filter((other) => other !== entry);
        },
      };
    },
    mend() {
      active = [];
    },
    serve(next) {
      served = next;
    },
    forgetRequests() {
      requests.length = 0;
    },
  };
}

function nextFault(active: readonly Active[], url: string): Fault | undefined {
  const [path = ''] = url.split('?');
  const meets = ({ fault, hits }: Active) =>
    hits < (fault.times ?? Number.POSITIVE_INFINITY) && (typeof fault.path === 'string' ? fault.path === path : fault.path.test(url));
  const entry = active.find(meets);
  if (entry) entry.hits += 1;
  return entry?.fault;
}

function faulty(root: string, url: string, fault: Fault): Answer {
  const [path = '/'] = url.split('?');
  const sound = fault.status ? { ...errorPage(root, path, fault.status), status: fault.status } : answerFrom(root, url);
  const { etag: _etag, ...headers } = sound.headers;
  const body = fault.body === undefined ? sound.body : Buffer.from(fault.body);
  return {
    status: sound.status,
    headers: {
      ...headers,
      // As in the response table: an error response that caches keep would not be a temporary fault.
      ...(sound.status >= 400 ? { 'cache-control': mustRevalidate } : {}),
      ...(fault.contentType ? { 'content-type': fault.contentType } : {}),
    },
    body: fault.truncateTo === undefined ? body : body.subarray(0, fault.truncateTo),
  };
}

async function respond(request: IncomingMessage, response: ServerResponse, answer: Answer, fault: Fault | undefined): Promise<void> {
  if (fault?.breakOffAfter === undefined) {
    send(request, response, answer);
    return;
  }
  response.writeHead(answer.status, { ...answer.headers, 'content-length': answer.body.length });
  await new Promise((resolve) => response.write(answer.body.subarray(0, fault.breakOffAfter), resolve));
  response.destroy();
}
