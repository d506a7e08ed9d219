import { type FileWithLines, type Problem, problemAt } from '../problems';

export type Redirect = { from: string; to: string };

/** Hosts answer these themselves, in each language. */
const errorPage = /^(?:\/[\w-]+)?\/(?:404|500)\.html$/;

/** An old address, decoded and without its trailing slashes: each redirect is made with and without one. */
const withoutSlash = (address: string) => decodeURIComponent(address).replace(/\/+$/, '');

/** The path of the page that an address would show: a host answers `/index.html` like `/`. */
const shownPath = (address: string) => `${withoutSlash(withoutSlash(address).replace(/\/index\.html$/, ''))}/`;

/** Reports chains and loops, dead targets, duplicate sources, and sources that are pages themselves; `pages` are those of all languages. */
export function redirectProblems(redirects: readonly Redirect[], pages: ReadonlySet<string>, file: FileWithLines): Problem[] {
  const sources = redirects.map(({ from }) => withoutSlash(from));
  return redirects.flatMap(({ from, to }, index) => {
    const complainIf = (isWrong: boolean, field: 'from' | 'to', found: string, expected: string) =>
      isWrong ? [problemAt(file, ['redirects', index, field], found, expected)] : [];
    const source = withoutSlash(from);
    const target = to.split('#')[0] ?? to;
    const isRedirected = sources.includes(withoutSlash(target));
    return [
      ...complainIf(pages.has(shownPath(from)), 'from', `${from}, which is a page`, 'an address that no page has'),
      ...complainIf(errorPage.test(source), 'from', `${from}, which is an error page`, 'an address that the site does not use'),
      ...complainIf(sources.indexOf(source) < index, 'from', `${from} a second time`, 'each address once, with or without a final slash'),
      ...complainIf(isRedirected, 'to', `${to}, which is itself redirected`, 'the final page'),
      ...complainIf(!isRedirected && !pages.has(target), 'to', to, 'a page that exists'),
    ];
  });
}
