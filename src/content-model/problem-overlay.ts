import type { IncomingMessage, ServerResponse } from 'node:http';
import { contentPlace } from './content-folder';
import { formatProblems, type Problem } from './problems';

/** Where pages of the development server find the script that shows mistakes, and what it listens to. */
const scriptPath = '/__content/overlay.js';
const streamPath = '/__content/problems';

/** As much of the development server as is used here. */
type App = { get(path: string, handler: (request: IncomingMessage, response: ServerResponse) => void): unknown };

/**
 * Gatsby's overlay is for mistakes in code; it is handed the mistakes of the content as one that stops the build, which they are.
 * The names in `push` are Gatsby's.
 */
const script = `
const push = (event) => { (window._gatsbyEvents = window._gatsbyEvents || []).push(['FAST_REFRESH', event]); };
let shown = false;
new EventSource('${streamPath}').onmessage = ({ data }) => {
  const message = JSON.parse(data);
  if (message) push({ action: 'SHOW_COMPILE_ERROR', payload: message });
  else if (shown) push({ action: 'CLEAR_COMPILE_ERROR' });
  shown = Boolean(message);
};
`;

const listeners = new Set<ServerResponse>();
let current: string | null = null;

/** What the overlay says: the first file, which becomes its heading, then everything. */
export function overlayText(problems: readonly Problem[], place = contentPlace()): string | null {
  const [first] = problems;
  if (!first) return null;
  // The overlay is narrow, and does not break lines by itself.
  return `${place}/${first.file}\n\n${formatProblems(problems, place).replaceAll('; expected ', ';\n    expected ')}`;
}

/** Shows the mistakes in every open page of the development server, or takes them away where there is none any more. */
export function showProblems(problems: readonly Problem[]): void {
  current = overlayText(problems);
  for (const listener of listeners) tell(listener);
}

const tell = (listener: ServerResponse) => listener.write(`data: ${JSON.stringify(current)}\n\n`);

/** Adds the script and the stream it listens to, which begins with what holds now. */
export function serveProblems(app: App): void {
  app.get(scriptPath, (_, response) => {
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
  });
  app.get(streamPath, (request, response) => {
    // `no-transform` keeps the server from compressing, which would hold messages back.
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache, no-transform' });
    listeners.add(response);
    tell(response);
    request.on('close', () => listeners.delete(response));
  });
}
