import { proxyPath } from '../platform/site-scripts';

/** A lasting redirect of the site: both are paths, `to` may carry a `#…`. */
export type Redirect = { from: string; to: string };

/** The redirects as hosts need them: every old address with and without its closing slash. */
export function redirectsInBothForms(redirects: readonly Redirect[]): Redirect[] {
  const forms = redirects.flatMap(({ from, to }) => {
    const bare = from.replace(/\/+$/, '');
    return bare === '' ? [] : [bare, `${bare}/`].map((form) => ({ from: form, to }));
  });
  return forms.filter(({ from, to }, index) => from !== to && forms.findIndex((other) => other.from === from) === index);
}

/** The file `_redirects` of Netlify and Cloudflare Pages; both keep the query of the request. */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return redirectsInBothForms(redirects)
    .map(({ from, to }) => `${from} ${to} 301\n`)
    .join('');
}

/** Reads back what `redirectsFile` wrote. */
export function parseRedirectsFile(text: string): Redirect[] {
  return text.split('\n').flatMap((line) => {
    const [from, to, status] = line.trim().split(/\s+/);
    return from && to && status === '301' ? [{ from, to }] : [];
  });
}

/**
 * The lines that let Netlify pass scripts of other parties through. It compares the decoded value as a whole, so no other
 * address gets through; a value with a "=" it cannot read.
 */
export function proxyRedirects(addresses: readonly string[]): string {
  if (addresses.length === 0) return '';
  const lines = addresses.map((address) =>
    address.includes('=')
      ? `# Netlify cannot pass this script through from here, its address has a "=": ${address}`
      : `${proxyPath} url=${address} ${address} 200`,
  );
  return `# Netlify alone reads the lines below; Cloudflare Pages can neither match a query nor fetch from another host, and skips them.
${lines.join('\n')}
`;
}

/** Reads back the addresses that `proxyRedirects` wrote. */
export function parseProxyRedirects(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const [from, query, to, status] = line.trim().split(/\s+/);
    return from === proxyPath && to && status === '200' && query === `url=${to}` ? [to] : [];
  });
}
