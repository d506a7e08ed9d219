import { z } from 'zod';
import { defaultPurpose } from '../../contract/site-scripts';

const text = z.string().optional().catch(undefined);
const read = z.object({
  name: text,
  legalName: text,
  tagline: text,
  url: text,
  email: text,
  phone: z.object({ display: text, link: text }).optional().catch(undefined),
  address: text,
  governingLaw: text,
  scripts: z
    .array(z.object({ src: z.url(), purpose: z.string().default(defaultPurpose), stores: z.array(z.string()).default([]) }))
    .optional()
    .catch(undefined),
});

/** A third-party script, with the names of what it stores. */
export type StoringScript = { src: string; purpose: string; stores: readonly string[] };

/** The facts of `content/site.yml` that other texts may reference, for example `{{site.name}}`; undefined if the file omits one. */
export type PlaceholderFacts = Readonly<Partial<Record<FactName, string | undefined>>> & {
  /** For the table of what they store. */
  readonly scripts?: readonly StoringScript[] | undefined;
};

export const factNames = ['name', 'legalName', 'tagline', 'url', 'email', 'phone', 'phoneLink', 'address', 'governingLaw'] as const;
export type FactName = (typeof factNames)[number];

/** Facts that an agency may lack; if any other is missing, `site.yml` itself is reported. */
export const optionalFacts: readonly FactName[] = ['phone', 'phoneLink', 'address', 'governingLaw'];

/** The facts in `raw`, the parsed `site.yml` with or without mistakes; undefined if it cannot be read. */
export function placeholderFacts(raw: unknown): PlaceholderFacts | undefined {
  const { data } = read.safeParse(raw);
  if (!data) return undefined;
  const { phone, ...texts } = data;
  return { ...texts, phone: phone?.display, phoneLink: phone?.link };
}
