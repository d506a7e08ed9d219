import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { contentPlace } from '../model/content-folder';
import { eachText } from '../model/reading/each-text';
import { localesPlace } from '../model/words/locales-folder';
import { localApi } from './backend';
import { escapesFolder, isBelow } from './content-fence';
import { isLocalHost, isOwnOrigin } from './local-only';

type Next = () => void;
type Handler = (request: IncomingMessage & { body?: unknown }, response: ServerResponse, next: Next) => void;

/** The part of Express used here. */
export type App = { use(...handlers: unknown[]): unknown; post(path: string, ...handlers: unknown[]): unknown };

/**
 * Decap's local backend inside the development server, which reads and writes files in this project. It accepts requests only
 * from this server's own editor, not from other pages in the browser, and only for the content folder and the interface strings.
 */
export function serveLocalApi(app: App): void {
  // Only needed in development; builds run without it.
  const { registerLocalFs } = createRequire(resolve('package.json'))('decap-server/dist/middlewares') as DecapServer;
  app.use(localApi, onlyFromHere);
  const mounted = {
    use: (...handlers: unknown[]) => app.use(localApi, ...handlers),
    // Decap's server would register its own path.
    post: (_path: string, ...handlers: unknown[]) => app.post(localApi, onlyContent, ...handlers),
  };
  void registerLocalFs(mounted, { logLevel: 'error' });
}

type DecapServer = { registerLocalFs(app: App, options: { logLevel: string }): Promise<void> };

const onlyFromHere: Handler = ({ headers }, response, next) => {
  if (isLocalHost(headers.host) && isOwnOrigin(headers)) next();
  else refuse(response, 'The editor’s backend only accepts requests from the editor on this server.');
};

const onlyContent: Handler = ({ body }, response, next) => {
  const places = [contentPlace(), localesPlace];
  const isInside = (path: string) => places.some((place) => isBelow(place, path) && !escapesFolder(place, path));
  const outside = pathsOf(body).filter((path) => !isInside(path));
  if (outside.length === 0) next();
  else refuse(response, `Only files below ${places.join('/ and ')}/ can be edited, not ${outside.join(', ')}.`);
};

const pathNames = /^(path|paths|newPath|folder|mediaFolder)$/;

/** All file and folder paths in a request body; the entries of a list go by the name of the list. */
export const pathsOf = (body: unknown): string[] =>
  eachText(body, (path, text) => {
    const name = path.findLast((key) => typeof key === 'string') ?? '';
    return pathNames.test(name) ? [text.replace(/^\//, '')] : [];
  });

function refuse(response: ServerResponse, error: string): void {
  response.writeHead(403, { 'content-type': 'application/json' }).end(JSON.stringify({ error }));
}
