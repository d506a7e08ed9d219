import { proxyPath } from '../../contract/site-scripts';
import { block, quoted } from './nginx-text';
import { securityHeaders } from './response-table';

/** The CA bundle of Debian, Alpine, and their derivatives. */
const trustedCertificates = '/etc/ssl/certs/ca-certificates.crt';

const internalPath = (index: number) => `${proxyPath}/${index}`;

/**
 * The part of nginx's `http` block that maps a query to a script. The whole query must match exactly, in the encoding that
 * Gatsby's `Script` writes, so that no second parameter and no other spelling gets through.
 */
export function proxyMap(addresses: readonly string[]): string[] {
  if (addresses.length === 0) return [];
  return block('map $args $third_party_script', [
    'default "";',
    ...addresses.map((address, index) => {
      const query = encodeURIComponent(address).replaceAll('.', '\\.');
      return `${quoted(`~^url=${query}$`)} ${internalPath(index)};`;
    }),
  ]);
}

/**
 * The part of the `server` block. Each script is fetched from an address hard-coded in the file, and nothing of the request
 * is forwarded; cookies, and headers that would speak for this site, are removed from the response.
 */
export function proxyLocations(addresses: readonly string[]): string[] {
  if (addresses.length === 0) return [];
  return [
    ...block(`location = ${proxyPath}`, ['if ($third_party_script = "") { return 404; }', 'rewrite ^ $third_party_script? last;']),
    ...addresses.flatMap((address, index) => block(`location = ${internalPath(index)}`, scriptLines(address))),
  ];
}

function scriptLines(address: string): string[] {
  return [
    'internal;',
    'limit_except GET { deny all; }',
    `proxy_pass ${quoted(address)};`,
    'proxy_http_version 1.1;',
    'proxy_pass_request_headers off;',
    'proxy_pass_request_body off;',
    'proxy_set_header Host $proxy_host;',
    'proxy_set_header Connection "";',
    'proxy_connect_timeout 5s;',
    'proxy_read_timeout 15s;',
    // Otherwise the third party could send nginx to another file of this server, or slow it down.
    `proxy_ignore_headers ${steeringHeaders.join(' ')};`,
    ...[...hiddenHeaders, ...steeringHeaders].map((name) => `proxy_hide_header ${name};`),
    ...(address.startsWith('https:') ? tlsLines : []),
  ];
}

/** Response headers that nginx obeys as instructions. */
const steeringHeaders = ['Redirect', 'Limit-Rate', 'Expires', 'Charset', 'Buffering'].map((name) => `X-Accel-${name}`);

/** Headers that the third party may not set in this site's name; the site's own security headers replace its. */
const hiddenHeaders = [
  ...Object.keys(securityHeaders),
  ...['Content-Security-Policy', 'Content-Security-Policy-Report-Only', 'Reporting-Endpoints', 'Report-To', 'NEL'],
  ...['Allow-Origin', 'Allow-Credentials', 'Allow-Methods', 'Allow-Headers', 'Expose-Headers', 'Max-Age'].map(
    (name) => `Access-Control-${name}`,
  ),
  ...['Set-Cookie', 'Clear-Site-Data', 'Service-Worker-Allowed', 'Location', 'Refresh', 'Link', 'Alt-Svc'],
];

const tlsLines = [
  'proxy_ssl_server_name on;',
  'proxy_ssl_verify on;',
  'proxy_ssl_verify_depth 4;',
  `proxy_ssl_trusted_certificate ${trustedCertificates};`,
];
