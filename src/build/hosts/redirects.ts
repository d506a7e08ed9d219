import { proxyPath } from '../../contract/site-scripts';
import type { Redirect } from '../../model/checking/redirect-problems';

/** The redirects for hosts: every old address, decoded, with and without a trailing slash. */
export function redirectsInBothForms(redirects: readonly Redirect[]): Redirect[] {
  const forms = redirects.flatMap(({ from, to }) => {
    const bare = decodeURIComponent(from).replace(/\/+$/, '');
    return bare === '' ? [] : [bare, `${bare}/`].map((form) => ({ from: form, to }));
  });
  return forms.filter(({ from, to }, index) => from !== to && forms.findIndex((other) => other.from === from) === index);
}

/** The `_redirects` file for Netlify and Cloudflare Pages, with encoded addresses; both keep the query of the request. */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return redirectsInBothForms(redirects)
    .map(({ from, to }) => `${encodeURI(from)} ${to} 301\n`)
    .join('');
}

/** Parses the output of `redirectsFile`. */
export function parseRedirectsFile(text: string): Redirect[] {
  return text.split('\n').flatMap((line) => {
    const [from, to, status] = line.trim().split(/\s+/);
    return from && to && status === '301' ? [{ from: decodeURI(from), to }] : [];
  });
}

/** The lines that make Netlify answer missing pages with the error page of their language; `folders` are those of languages. */
export function errorPageRules(folders: readonly string[]): string {
  if (folders.length === 0) return '';
  const lines = folders.map((folder) => `${folder}/* ${folder}/404.html 404\n`).join('');
  return `# Netlify alone reads the lines below; Cloudflare Pages takes the nearest 404.html and skips them.\n${lines}`;
}

/**
 * The lines that make Netlify proxy third-party scripts. It compares the whole decoded value, so no other address gets
 * through; it cannot read a value with a "=".
 */
export function proxyRedirects(addresses: readonly string[]): string {
  if (addresses.length === 0) return '';
  const lines = addresses.map((address) =>
    address.includes('=')
      ? `# Netlify cannot proxy this script from here because its URL contains "=": ${address}`
      : `${proxyPath} url=${address} ${address} 200`,
  );
  return `# Netlify alone reads the lines below; Cloudflare Pages can neither match a query nor fetch from another host, and skips them.
${lines.join('\n')}
`;
}

/** Parses the addresses in the output of `proxyRedirects`. */
export function parseProxyRedirects(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const [from, query, to, status] = line.trim().split(/\s+/);
    return from === proxyPath && to && status === '200' && query === `url=${to}` ? [to] : [];
  });
}
