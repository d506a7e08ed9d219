import type { IncomingMessage, ServerResponse } from 'node:http';
import { contentTypeOf } from '../contract/media-types';
import { type BuiltFile, clientBundle } from './client-bundle';
import { configurationFiles, decapFiles } from './editor-files';
import { type App, serveLocalApi } from './local-api';
import { rejectForeignHosts } from './local-only';

type Request = IncomingMessage & { originalUrl?: string };
type Next = (error?: unknown) => void;

/** Serves the editor for this project's files at /admin/; the development server rejects requests from anywhere else. */
export function serveEditor(app: App): void {
  let bundles: Promise<BuiltFile[]> | undefined;
  // Bundled when someone opens the editor; most developers never do.
  const bundled = () => {
    bundles ??= clientBundle().then((client) => [...client, ...decapFiles()]);
    return bundles;
  };
  rejectForeignHosts();
  serveLocalApi(app);
  app.use('/admin', (request: Request, response: ServerResponse, next: Next) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    if (/^\/admin(\?|$)/.test(request.originalUrl ?? '')) response.writeHead(301, { location: '/admin/' }).end();
    else if (path === '/' || path === '/config.yml' || path === '/phone.css')
      send(response, next, fileNamed(path, configurationFor(request)));
    else bundled().then((files) => send(response, next, fileNamed(path, files)), next);
  });
}

/** The editor links back to the site on this server. */
const configurationFor = ({ headers }: Request) =>
  configurationFiles({ backend: 'local', siteUrl: `http://${headers.host ?? 'localhost'}` });

const fileNamed = (path: string, files: readonly BuiltFile[]) =>
  files.find(({ name }) => name === (path === '/' ? 'index.html' : path.slice(1)));

function send(response: ServerResponse, next: Next, file: BuiltFile | undefined): void {
  if (file) response.writeHead(200, { 'content-type': contentTypeOf(file.name), 'cache-control': 'no-cache' }).end(file.contents);
  else next();
}
