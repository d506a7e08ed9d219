import { z } from 'zod';
import { serviceGroups } from './service';
import { line, sitePath } from './shared';

const link = z.strictObject({ label: line(2, 40), path: sitePath });

export const footerSources = [...serviceGroups, 'cities', 'states'] as const;

export const navigation = z.strictObject({
  /** The header's menu; an entry with `links` opens a panel. */
  header: z
    .array(link.extend({ links: z.array(link).default([]) }))
    .min(1)
    .max(7),
  /** The footer's link groups: whose pages they list, in which order. */
  footer: z
    .array(
      z.strictObject({
        title: line(3, 40),
        path: sitePath.optional(),
        source: z.enum(footerSources),
      }),
    )
    .min(1),
});

/** Old and short addresses and where they lead. */
export const redirects = z.strictObject({
  redirects: z.array(z.strictObject({ from: sitePath, to: sitePath })),
});
