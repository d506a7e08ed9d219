import { type PlaceholderFacts, placeholderFacts } from '../../model/reading/placeholder-facts';

/** Facts that identify a brand; the others are too common to search for. */
const telling = ['name', 'legalName', 'email', 'phone', 'phoneLink', 'address'] as const satisfies readonly (keyof PlaceholderFacts)[];

const hostOf = (url = '') => (URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : undefined);

function factsOf(site: unknown): string[] {
  const facts = placeholderFacts(site) ?? {};
  return [...telling.map((name) => facts[name]), hostOf(facts.url)].flatMap((fact) => fact ?? []);
}

/** The facts in earlier versions of `site.yml`, all parsed, that the current one lacks; short names first. */
export function oldFacts(earlier: readonly unknown[], present: unknown): string[] {
  const current = new Set(factsOf(present));
  const gone = new Set(earlier.flatMap(factsOf).filter((fact) => !current.has(fact)));
  return [...gone].sort((one, other) => one.length - other.length);
}

const nameIn = (site: unknown) => placeholderFacts(site)?.name;

/** Whether the brand had another name in an earlier version of `site.yml`. */
export const hadOtherName = (earlier: readonly unknown[], present: unknown): boolean =>
  earlier.map(nameIn).some((name) => name !== undefined && name !== nameIn(present));

/** A line that still names the old brand. */
type OldPlace = { file: string; line: number; text: string };

/** The lines of a file that contain one of the facts, in any case. */
export function oldPlaces(file: string, text: string, facts: readonly string[]): OldPlace[] {
  const sought = facts.map((fact) => fact.toLowerCase());
  return text.split('\n').flatMap((line, index) => {
    const found = sought.some((fact) => line.toLowerCase().includes(fact));
    return found ? [{ file, line: index + 1, text: line.trim().slice(0, 120) }] : [];
  });
}
