import { isText, mediaTypes } from './media-types';
import { type Redirect, redirectsInBothForms } from './redirects';
import { mustRevalidate, type PathPolicy, responseClasses, securityHeaders, unpublished } from './response-table';

export type NginxOptions = {
  /** What stands behind `listen`, such as `8080` or `127.0.0.1:8080`. */
  listen: string;
  /** The folder that holds the site. */
  root: string;
  /** Only where nginx has the brotli module. */
  brotli?: boolean;
};

const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;
const block = (head: string, lines: readonly string[]) => [`${head} {`, ...lines.map((line) => `  ${line}`), '}'];

/**
 * A configuration to be included in nginx's `http` block.
 *
 * Headers come from variables, because a `location` with headers of its own would lose those of its server. The
 * variables follow `$uri`, which is `/404.html` after an error: a missing hashed file is never kept.
 */
export function nginxConfig(policies: readonly PathPolicy[], redirects: readonly Redirect[], options: NginxOptions): string {
  const lines = [
    '# Written by the build; to be included in the http block.',
    ...block('map $uri $site_cache_control', [
      `default ${quoted(mustRevalidate)};`,
      ...responseClasses
        .filter(({ cacheControl }) => cacheControl !== mustRevalidate)
        .map(({ pattern, cacheControl }) => `${quoted(`~${pattern.source}`)} ${quoted(cacheControl)};`),
    ]),
    ...block('map $uri $site_policy', policyLines(policies)),
    ...block('server', serverLines(redirects, options)),
  ];
  return `${lines.join('\n')}\n`;
}

function policyLines(policies: readonly PathPolicy[]): string[] {
  // The first expression that matches decides, so the longest folder comes first; an empty value sends no header.
  const special = policies.filter(({ under }) => under !== '/').sort((a, b) => b.under.length - a.under.length);
  return [
    `default ${quoted(policies.find(({ under }) => under === '/')?.policy ?? '')};`,
    ...special.map(({ under, policy }) => `${quoted(`~^${under.replaceAll('.', '\\.')}`)} ${quoted(policy)};`),
  ];
}

function serverLines(redirects: readonly Redirect[], { listen, root, brotli = false }: NginxOptions): string[] {
  const texts = [...new Set(Object.values(mediaTypes))].filter((type) => isText(type) && type !== 'text/html').join(' ');
  return [
    `listen ${listen};`,
    `root ${quoted(root)};`,
    'index index.html;',
    'server_tokens off;',
    // Behind a CDN the scheme, name and port that nginx sees are not the visitor's.
    'absolute_redirect off;',
    'charset utf-8;',
    `charset_types ${texts};`,
    ...block(
      'types',
      Object.entries(mediaTypes).map(([ending, type]) => `${type} ${ending};`),
    ),
    'default_type application/octet-stream;',
    'gzip on;',
    'gzip_vary on;',
    'gzip_comp_level 6;',
    'gzip_min_length 1024;',
    `gzip_types ${texts};`,
    ...(brotli ? ['brotli on;', 'brotli_comp_level 6;', `brotli_types ${texts};`] : []),
    ...Object.entries(securityHeaders).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    'add_header Content-Security-Policy $site_policy always;',
    'add_header Cache-Control $site_cache_control always;',
    // A folder without a page is nothing a visitor can see.
    'error_page 403 =404 /404.html;',
    'error_page 404 /404.html;',
    'error_page 500 502 503 504 /500.html;',
    ...block('location = /404.html', ['internal;']),
    ...block('location = /500.html', ['internal;', 'error_page 404 =500 /500.html;']),
    ...block(`location ~ ${quoted(unpublished.source)}`, ['return 404;']),
    ...redirectsInBothForms(redirects).flatMap(({ from, to }) =>
      block(`location = ${quoted(from)}`, [`return 301 ${quoted(withQuery(to))};`]),
    ),
  ];
}

/** The target with the query of the request, which stands before a `#`. */
function withQuery(to: string): string {
  const [path = '', fragment] = to.split('#');
  return `${path}$is_args$args${fragment === undefined ? '' : `#${fragment}`}`;
}
