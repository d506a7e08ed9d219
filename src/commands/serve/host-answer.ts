import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseRedirectsFile } from '../../build/hosts/redirects';
import { unpublished } from '../../build/hosts/response-table';
import { contentTypeOf } from '../../contract/media-types';
import { hostHeaders } from './host-rules';

export type Answer = { status: number; headers: Record<string, string>; body: Buffer };

/**
 * The response a host of this build would send; `url` is the request's path and query. Reads all files on each request, so
 * a new build shows immediately.
 */
export function answerFrom(root: string, url: string): Answer {
  const [rawPath = '/'] = url.split('?', 1);
  const search = url.slice(rawPath.length);
  const path = cleanPath(rawPath);
  const redirect = parseRedirectsFile(readText(root, '_redirects')).find(({ from }) => from === path);
  if (redirect) return moved(root, path, redirect.to, search);
  if (path === undefined || unpublished.test(path)) return errorPage(root, rawPath, 404);
  const [, status] = errorPages.exec(path) ?? [];
  if (status) return errorPage(root, path, Number(status));
  const file = path.endsWith('/') ? `${path}index.html` : path;
  if (isFile(root, file)) return answer(root, path, 200, file);
  return isFile(root, `${path}/index.html`) ? moved(root, path, `${path}/`, search) : errorPage(root, path, 404);
}

/** The error pages, in each language. */
const errorPages = /^(?:\/[\w-]+)?\/(404|500)\.html$/;

/** The error page for a path, as the host would send it: in the language of the path. */
export function errorPage(root: string, path: string, status: number): Answer {
  const name = status < 500 ? '/404.html' : '/500.html';
  const [, first = ''] = path.split('/');
  const file = isFile(root, `/${first}${name}`) ? `/${first}${name}` : name;
  return isFile(root, file)
    ? answer(root, path, status, file)
    : { status, headers: { 'content-type': 'text/plain' }, body: Buffer.from(`${status}\n`) };
}

/** Undefined if the path is malformed or escapes the root; repeated slashes collapse, as on nginx. */
function cleanPath(rawPath: string): string | undefined {
  try {
    const path = posix.normalize(decodeURIComponent(rawPath));
    // On Windows, a backslash separates folders too.
    return path.startsWith('/') && !/[\0\\]/.test(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

function answer(root: string, path: string, status: number, file: string): Answer {
  const body = readFileSync(join(root, file));
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  return { status, headers: { ...hostHeaders(readText(root, '_headers'), path), 'content-type': contentTypeOf(file), etag }, body };
}

function moved(root: string, path: string | undefined, to: string, search: string): Answer {
  const [target = '/', fragment] = to.split('#');
  const location = `${encodeURI(target)}${search}${fragment === undefined ? '' : `#${fragment}`}`;
  return { status: 301, headers: { ...hostHeaders(readText(root, '_headers'), path ?? '/'), location }, body: Buffer.alloc(0) };
}

const readText = (root: string, name: string) => (existsSync(join(root, name)) ? readFileSync(join(root, name), 'utf8') : '');

function isFile(root: string, path: string): boolean {
  try {
    return statSync(join(root, path)).isFile();
  } catch {
    // Missing, below a file, or longer than any file system allows.
    return false;
  }
}
