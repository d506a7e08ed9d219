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
