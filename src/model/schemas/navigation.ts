import { z } from 'zod';
import { drawingPath } from './pictures';
import { field, line, pagePath, prose, slug, unique, webAddress } from './shared';

const target = {
  path: field('Page', 'The page of this site that the link leads to.', pagePath.optional()),
  url: field('URL', 'For a link to another site, its full URL instead of a page.', webAddress.optional()),
};

/** Requires exactly one of two fields. */
const oneOf =
  (one: string, other: string) =>
  (entry: Readonly<Record<string, unknown>>, context: z.core.$RefinementCtx): void => {
    const given = [one, other].filter((name) => entry[name] !== undefined && !(Array.isArray(entry[name]) && entry[name].length === 0));
    if (given.length === 1) return;
    context.addIssue({ code: 'custom', path: [given.length === 0 ? one : other], message: `either ${one} or ${other}` });
  };

const label = field('Label', 'The link text.', line(2, 40));
const link = z.strictObject({ label, ...target }).superRefine(oneOf('path', 'url'));

/** What a footer group can list other than a group of services. */
export const listedPages = ['services', 'industries', 'cities', 'states', 'posts', 'pages'] as const;

const footerGroup = z
  .strictObject({
    title: field('Title', 'The heading of the group.', line(3, 40)),
    path: field('Page', 'The page the title links to, if any.', pagePath.optional()),
    source: field(
      'Pages',
      `Lists pages automatically: those of a group of services by its ID, or all of ${listedPages.join(', ')}. Enter pages to list the pages of blocks that name this group.`,
      slug.meta({ form: 'footerSource' }).optional(),
    ),
    links: field('Links', 'Links of your own, instead of pages listed automatically.', z.array(link).default([]), 'link'),
  })
  .superRefine(oneOf('source', 'links'));

/** A group of services, in the order of the overview page. */
const serviceGroup = z.strictObject({
  id: field('ID', 'Lowercase words joined by hyphens. Services and the footer refer to it.', slug.meta({ form: 'line' })),
  title: field('Title', 'The heading of the group on the overview page.', line(3, 60)),
  text: field('Text', 'One or two sentences below the heading.', prose(20, 300).optional()),
  one: field('Name of one', 'Shown above the heading of each of its pages, such as Technology.', line(2, 40)),
  illustration: field(
    'Illustration',
    'An SVG file in the illustrations folder, shown beside the group and on its pages.',
    drawingPath.optional(),
  ),
  inForm: field('In the contact form', 'Whether visitors can pick its services as their interests.', z.boolean().default(true)),
});

export const navigation = z.strictObject({
  groups: field(
    'Groups of services',
    'In the order of the overview page.',
    z.array(serviceGroup).superRefine(unique('id', 'a unique ID')),
    'group',
  ).default([]),
  header: field(
    'Header menu',
    'The menu at the top of every page.',
    z
      .array(
        z
          .strictObject({
            label,
            ...target,
            links: field('Links', 'With links, the entry opens a panel.', z.array(link).default([]), 'link'),
          })
          .superRefine(oneOf('path', 'url')),
      )
      .max(7),
    'entry',
  ),
  footer: field('Footer groups', 'The groups of links in the footer, in order.', z.array(footerGroup), 'group'),
});

const expectedOldPath = 'a path such as /work/ or /portfolio.html';

/** What an address may be once decoded; other signs have a meaning for some host. */
const decodedPath = /^(\/([A-Za-z0-9._~ -]|(?!\s)[\u00a0-\uffff])+)+\/?$/;

function isOldPath(path: string): boolean {
  try {
    return decodedPath.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** A path from an earlier site, which may have had other rules: in any alphabet, as it is read or percent-encoded. */
const oldPath = z
  .string()
  .regex(/^(\/([A-Za-z0-9._~-]|(?!\s)[\u00a0-\uffff]|%[0-9A-Fa-f]{2})+)+\/?$/, { error: expectedOldPath, abort: true })
  .refine(isOldPath, expectedOldPath)
  .meta({ form: 'line' });

const redirect = z.strictObject({
  from: field('Old address', 'Without the domain, such as /work/ or /portfolio.html.', oldPath),
  to: field('New address', 'The page visitors are sent to.', pagePath),
});

/** The schema of redirects.yml. */
export const redirects = z.strictObject({
  redirects: field('Redirects', 'Old and short addresses and where they lead.', z.array(redirect), 'redirect'),
});
