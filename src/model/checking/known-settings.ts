import { z } from 'zod';
import { fieldIn } from '../../contract/objects';
import { kindOf } from '../kinds';
import { anyReference, type Known } from './known';

const menuLabels = z.object({
  header: z.array(z.object({ label: z.string() })).default([]),
  footer: z.array(z.object({ title: z.string() })).default([]),
});

/** The places in navigation.yml where pages can be listed; any, if the file cannot be read. */
export function menusIn(navigation: unknown): Known['menus'] {
  const { data } = menuLabels.safeParse(navigation);
  if (!data) return anyReference.menus;
  return { header: new Set(data.header.map(({ label }) => label)), footer: new Set(data.footer.map(({ title }) => title)) };
}

/** What blocks can show, from the files below `content/` and the parsed site.yml and pricing.yml. */
export function shownByBlocks(files: readonly string[], site: unknown, pricing: unknown): Known['shown'] {
  return new Set([
    ...(files.some((file) => kindOf(file)?.kind === 'person') ? ['people'] : []),
    ...(fieldIn(pricing, 'pricing') !== undefined ? ['prices'] : []),
    ...(fieldIn(site, 'newsletter') !== undefined ? ['newsletter'] : []),
  ]);
}
