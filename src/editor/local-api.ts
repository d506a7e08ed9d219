import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { contentPlace } from '../content-model/content-folder';
import { localApi } from './backend';
import { isLocalHost, isOwnOrigin } from './local-only';

type Next = () => void;
type Handler = (request: IncomingMessage & { body?: unknown }, response: ServerResponse, next: Next) => void;

/** As much of Express as is used here. */
export type App = { use(...handlers: unknown[]): unknown; post(path: string, ...handlers: unknown[]): unknown };

/**
 * Decap's local backend within the development server: it reads and writes files of this project. It listens to the editor
 * of this very server alone, not to other pages that the browser shows, and stays in the content folder.
 */
export function serveLocalApi(app: App): void {
  // Needed in development alone: a build runs without it.
  const { registerLocalFs } = createRequire(resolve('package.json'))('decap-server/dist/middlewares') as DecapServer;
  app.use(localApi, onlyFromHere);
  const mounted = {
    use: (...handlers: unknown[]) => app.use(localApi, ...handlers),
    // It would take a path of its own.
    post: (_path: string, ...handlers: unknown[]) => app.post(localApi, onlyContent, ...handlers),
  };
  void registerLocalFs(mounted, { logLevel: 'error' });
}

type DecapServer = { registerLocalFs(app: App, options: { logLevel: string }): Promise<void> };

const onlyFromHere: Handler = ({ headers }, response, next) => {
  if (isLocalHost(headers.host) && isOwnOrigin(headers)) next();
  else refuse(response, 'The editor’s backend answers the editor of this server only.');
};

const onlyContent: Handler = ({ body }, response, next) => {
  const place = contentPlace();
  const outside = pathsOf(body).filter((path) => !isBelow(place, path));
  if (outside.length === 0) next();
  else refuse(response, `Only files below ${place}/ are edited, not ${outside.join(', ')}.`);
};

/** The editor writes every path with slashes; on Windows a backslash would be another way up. */
const isBelow = (place: string, path: string) =>
  (path === place || path.startsWith(`${place}/`)) && !path.includes('\\') && !path.split('/').includes('..');

const pathNames = /^(path|paths|newPath|folder|mediaFolder)$/;

/** Every file and folder that a request names. */
export function pathsOf(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return pathNames.test(name) ? [value.replace(/^\//, '')] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, Array.isArray(value) ? name : key));
}

function refuse(response: ServerResponse, error: string): void {
  response.writeHead(403, { 'content-type': 'application/json' }).end(JSON.stringify({ error }));
}
