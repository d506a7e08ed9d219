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
});

/** The facts of `content/site.yml` that other texts may name, such as `{{site.name}}`; one that the file leaves out is undefined. */
export type BrandFacts = Readonly<Partial<Record<FactName, string | undefined>>>;

export const factNames = ['name', 'legalName', 'tagline', 'url', 'email', 'phone', 'phoneLink', 'address'] as const;
export type FactName = (typeof factNames)[number];

/** Facts that an agency may not have; the others are missed in `site.yml` itself. */
export const optionalFacts: readonly FactName[] = ['phone', 'phoneLink', 'address'];

/** The facts that `raw`, which is what `site.yml` says whatever mistakes it has, gives; undefined where it cannot be read. */
export function brandFacts(raw: unknown): BrandFacts | undefined {
  const { data } = read.safeParse(raw);
  if (!data) return undefined;
  const { phone, ...texts } = data;
  return { ...texts, phone: phone?.display, phoneLink: phone?.link };
}
