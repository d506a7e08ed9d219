import { type FileWithLines, type Problem, problemAt } from '../problems';

export type Redirect = { from: string; to: string };

/** Hosts answer these themselves, in each language. */
const errorPage = /^(?:\/[\w-]+)?\/(?:404|500)\.html$/;

/** An old address, decoded and without its trailing slashes: each redirect is made with and without one. */
const withoutSlash = (address: string) => decodeURIComponent(address).replace(/\/+$/, '');

/** A target without its anchor. */
const targetOf = (to: string) => to.split('#')[0] ?? to;

const complaining = (file: FileWithLines, index: number) => (isWrong: boolean, field: 'from' | 'to', found: string, expected: string) =>
  isWrong ? [problemAt(file, ['redirects', index, field], found, expected)] : [];

/** The path of the page that an address would show: a host answers `/index.html` like `/`. */
const shownPath = (address: string) => `${withoutSlash(withoutSlash(address).replace(/\/index\.html$/, ''))}/`;

/** Reports what is wrong with redirects, whatever pages there are: chains and loops, duplicate sources, error pages as sources. */
export function redirectListProblems(redirects: readonly Redirect[], file: FileWithLines): Problem[] {
  const sources = redirects.map(({ from }) => withoutSlash(from));
  return redirects.flatMap(({ from, to }, index) => {
    const complainIf = complaining(file, index);
    const source = withoutSlash(from);
    return [
      ...complainIf(errorPage.test(source), 'from', `${from}, which is an error page`, 'an address that the site does not use'),
      ...complainIf(sources.indexOf(source) < index, 'from', `${from} a second time`, 'each address once, with or without a final slash'),
      ...complainIf(sources.includes(withoutSlash(targetOf(to))), 'to', `${to}, which is itself redirected`, 'the final page'),
    ];
  });
}

/** Reports dead targets, sources that are pages themselves, and the above; `pages` are those of all languages. */
export function redirectProblems(redirects: readonly Redirect[], pages: ReadonlySet<string>, file: FileWithLines): Problem[] {
  const sources = redirects.map(({ from }) => withoutSlash(from));
  const withPages = redirects.flatMap(({ from, to }, index) => {
    const complainIf = complaining(file, index);
    const isDead = !pages.has(targetOf(to)) && !sources.includes(withoutSlash(targetOf(to)));
    return [
      ...complainIf(pages.has(shownPath(from)), 'from', `${from}, which is a page`, 'an address that no page has'),
      ...complainIf(isDead, 'to', to, 'a page that exists'),
    ];
  });
  return [...redirectListProblems(redirects, file), ...withPages];
}
