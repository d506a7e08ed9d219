import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { localApi } from './backend';

type Next = () => void;
type Handler = (request: IncomingMessage & { body?: unknown }, response: ServerResponse, next: Next) => void;

/** As much of Express as is used here. */
export type App = { use(...handlers: unknown[]): unknown; post(path: string, ...handlers: unknown[]): unknown };

/**
 * Decap's local backend within the development server: it reads and writes files of this project. It listens to the editor
 * of this very server alone, not to other pages that the browser shows, and stays below `content/`.
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

const onlyFromHere: Handler = (request, response, next) => {
  if (isFromHere(request.headers.origin, request.headers.host)) next();
  else refuse(response, 'The editor’s backend answers the editor of this server only.');
};

/** Gatsby's development server lets every origin in. */
export function isFromHere(origin: string | undefined, host: string | undefined): boolean {
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

const onlyContent: Handler = ({ body }, response, next) => {
  const outside = pathsOf(body).filter((path) => !/^content(\/|$)/.test(path) || path.split('/').includes('..'));
  if (outside.length === 0) next();
  else refuse(response, `Only files below content/ are edited, not ${outside.join(', ')}.`);
};

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
