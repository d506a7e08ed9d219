import type { IncomingMessage, ServerResponse } from 'node:http';
import { contentPlace } from '../../model/content-folder';
import { formatProblems, type Problem, pathOfProblem } from '../../model/problems';

/** Where pages of the development server load the overlay script, and the event stream it reads. */
const scriptPath = '/__content/overlay.js';
const streamPath = '/__content/problems';

/** The part of the development server's API used here. */
type App = { get(path: string, handler: (request: IncomingMessage, response: ServerResponse) => void): unknown };

/**
 * Gatsby's overlay shows code errors; content problems are sent to it as a compile error, because they stop the build too.
 * The names in `push` are Gatsby's.
 */
const script = `
const push = (event) => { (window._gatsbyEvents = window._gatsbyEvents || []).push(['FAST_REFRESH', event]); };
let shown = false;
const stream = new EventSource('${streamPath}');
stream.addEventListener('reload', () => location.reload());
stream.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  if (message) push({ action: 'SHOW_COMPILE_ERROR', payload: message });
  else if (shown) push({ action: 'CLEAR_COMPILE_ERROR' });
  shown = Boolean(message);
};
`;

const listeners = new Set<ServerResponse>();
let current: string | null = null;

/** The overlay's message: the first file, which becomes its heading, then all problems. */
export function overlayText(problems: readonly Problem[]): string | null {
  const [first] = problems;
  if (!first) return null;
  const place = contentPlace();
  // The overlay is narrow and does not wrap lines.
  return `${pathOfProblem(first, place)}\n\n${formatProblems(problems, place).replaceAll('; expected ', ';\n    expected ')}`;
}

/** Shows the problems in every open page of the development server, or clears the overlay if there are none. */
export function showProblems(problems: readonly Problem[]): void {
  current = overlayText(problems);
  for (const listener of listeners) tell(listener);
}

/** Loads every open page of the development server again. */
export function reloadPages(): void {
  for (const listener of listeners) listener.write('event: reload\ndata:\n\n');
}

const tell = (listener: ServerResponse) => listener.write(`data: ${JSON.stringify(current)}\n\n`);

/** Serves the script and its event stream, which starts with the current state. */
export function serveProblems(app: App): void {
  app.get(scriptPath, (_, response) => {
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
  });
  app.get(streamPath, (request, response) => {
    // `no-transform` keeps the server from compressing, which would delay messages.
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache, no-transform' });
    listeners.add(response);
    tell(response);
    request.on('close', () => listeners.delete(response));
  });
}
