import { isText, mediaTypes } from '../../contract/media-types';
import { proxyPath } from '../../contract/site-scripts';
import type { Redirect } from '../../model/checking/redirect-problems';
import { proxyLocations, proxyMap } from './nginx-proxy';
import { block, quoted } from './nginx-text';
import { redirectsInBothForms } from './redirects';
import { mustRevalidate, type PathPolicy, responseClasses, siteHeaders, unpublished } from './response-table';

type NginxOptions = {
  /** Third-party scripts that nginx proxies as the site's own. */
  proxied?: readonly string[];
  /** The folders with error pages of their own, such as `/es`: those of the additional languages. */
  languageFolders?: readonly string[];
};

/** Two files to include: `maps` in the `http` block, `site` in a `server` block that sets `listen`, `server_name`, and `root`. */
export type NginxConfig = { maps: string; site: string };

const file = (lines: readonly string[]) => `# Written by each build: include it, do not edit it.\n${lines.join('\n')}\n`;

/**
 * The nginx configuration of a build.
 *
 * Headers come from variables, because a `location` with headers of its own would lose those of its server. The
 * variables depend on `$uri`, which is `/404.html` after an error, so a missing hashed file is never cached.
 */
export function nginxConfig(policies: readonly PathPolicy[], redirects: readonly Redirect[], options: NginxOptions = {}): NginxConfig {
  const { proxied = [], languageFolders = [] } = options;
  const maps = [
    ...mapOfPath('$site_cache_control', [
      `default ${quoted(mustRevalidate)};`,
      // Proxied scripts keep the header they came with; nginx does not send an empty one.
      ...(proxied.length > 0 ? [`${quoted(`~^${proxyPath}/`)} "";`] : []),
      ...responseClasses
        .filter(({ cacheControl }) => cacheControl !== mustRevalidate)
        .map(({ pattern, cacheControl }) => `${quoted(`~${pattern.source}`)} ${quoted(cacheControl)};`),
    ]),
    ...mapOfPath(
      '$site_policy',
      byFolder(policies, ({ policy }) => policy),
    ),
    ...headersByFolder(policies).flatMap(({ name, variable }) =>
      mapOfPath(
        variable,
        byFolder(policies, ({ headers }) => headers?.[name] ?? siteHeaders(policies)[name] ?? ''),
      ),
    ),
    ...['404', '500'].flatMap((status) => errorPageMap(status, languageFolders)),
    ...proxyMap(proxied),
  ];
  return { maps: file(maps), site: file(siteLines(policies, redirects, options)) };
}

/** Volatile, because otherwise an error page would keep the value mapped for the requested path. */
const mapOfPath = (variable: string, lines: readonly string[]) => block(`map $uri ${variable}`, ['volatile;', ...lines]);

/** Not volatile: it is about the requested path, not about the error page. */
const errorPageMap = (status: string, folders: readonly string[]) =>
  block(`map $uri $site_page_${status}`, [
    `default /${status}.html;`,
    ...folders.map((folder) => `${quoted(`~^${folder}/`)} ${folder}/${status}.html;`),
  ]);

/** The lines of a map whose value depends on the folder. */
function byFolder(policies: readonly PathPolicy[], read: (policy: PathPolicy) => string): string[] {
  // The first matching expression wins, so the longest folder comes first; an empty value sends no header.
  const special = policies.filter(({ under }) => under !== '/').sort((a, b) => b.under.length - a.under.length);
  const site = policies.find(({ under }) => under === '/') ?? { under: '/', policy: '' };
  return [
    `default ${quoted(read(site))};`,
    ...special.map((policy) => `${quoted(`~^${policy.under.replaceAll('.', '\\.')}`)} ${quoted(read(policy))};`),
  ];
}

/** The headers that some folder overrides, each with the variable that holds it. */
function headersByFolder(policies: readonly PathPolicy[]): { name: string; variable: string }[] {
  const names = [...new Set(policies.filter(({ under }) => under !== '/').flatMap(({ headers = {} }) => Object.keys(headers)))];
  return names.map((name) => ({ name, variable: `$site_${name.toLowerCase().replaceAll('-', '_')}` }));
}

function siteLines(
  policies: readonly PathPolicy[],
  redirects: readonly Redirect[],
  { proxied = [], languageFolders = [] }: NginxOptions,
): string[] {
  const varying = headersByFolder(policies);
  const fixed = Object.entries(siteHeaders(policies)).filter(([header]) => !varying.some(({ name }) => name === header));
  const types = Object.entries(mediaTypes).map(([ending, type]) => `${type} ${ending};`);
  const texts = [...new Set(Object.values(mediaTypes))].filter((type) => isText(type) && type !== 'text/html').join(' ');
  return [
    'index index.html;',
    'server_tokens off;',
    // Behind a CDN, the scheme, host, and port that nginx sees are not the visitor's.
    'absolute_redirect off;',
    'charset utf-8;',
    `charset_types ${texts};`,
    ...block('types', types),
    'default_type application/octet-stream;',
    'gzip on;',
    'gzip_vary on;',
    'gzip_comp_level 6;',
    'gzip_min_length 1024;',
    `gzip_types ${texts};`,
    ...fixed.map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    ...varying.map(({ name, variable }) => `add_header ${name} ${variable} always;`),
    'add_header Content-Security-Policy $site_policy always;',
    'add_header Cache-Control $site_cache_control always;',
    // To a visitor, a folder without a page does not exist.
    'error_page 403 =404 $site_page_404;',
    // Requests that nginx itself rejects for their address, method, range, or headers; they keep their status.
    'error_page 400 404 405 408 411 412 413 414 416 421 431 494 $site_page_404;',
    'error_page 500 501 502 503 504 $site_page_500;',
    ...['', ...languageFolders].flatMap((folder) => [
      ...block(`location = ${folder}/404.html`, ['internal;']),
      ...block(`location = ${folder}/500.html`, ['internal;', `error_page 404 =500 ${folder}/500.html;`]),
    ]),
    ...block(`location ~ ${quoted(unpublished.source)}`, ['return 404;']),
    ...redirectsInBothForms(redirects).flatMap(({ from, to }) =>
      block(`location = ${quoted(from)}`, [`return 301 ${quoted(withQuery(to))};`]),
    ),
    ...proxyLocations(proxied),
  ];
}

/** The target with the query of the request, which goes before a `#`. */
function withQuery(to: string): string {
  const [path = '', fragment] = to.split('#');
  return `${path}$is_args$args${fragment === undefined ? '' : `#${fragment}`}`;
}
