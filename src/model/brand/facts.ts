import { z } from 'zod';

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
});

/** The facts of `content/site.yml` that other texts may reference, for example `{{site.name}}`; undefined if the file omits one. */
export type BrandFacts = Readonly<Partial<Record<FactName, string | undefined>>>;

export const factNames = ['name', 'legalName', 'tagline', 'url', 'email', 'phone', 'phoneLink', 'address', 'governingLaw'] as const;
export type FactName = (typeof factNames)[number];

/** Facts that an agency may not have; if others are missing, `site.yml` itself is reported. */
export const optionalFacts: readonly FactName[] = ['phone', 'phoneLink', 'address', 'governingLaw'];

/** The facts in `raw`, the parsed `site.yml` with or without mistakes; undefined if it cannot be read. */
export function brandFacts(raw: unknown): BrandFacts | undefined {
  const { data } = read.safeParse(raw);
  if (!data) return undefined;
  const { phone, ...texts } = data;
  return { ...texts, phone: phone?.display, phoneLink: phone?.link };
}
