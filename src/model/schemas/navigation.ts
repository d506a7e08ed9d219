import { z } from 'zod';
import { serviceGroups } from './service';
import { asked, line, pagePath, sitePath } from './shared';

const link = z.strictObject({
  label: asked('Label', 'The link text.', line(2, 40)),
  path: asked('Page', 'Where the link leads.', pagePath),
});

const footerSources = [...serviceGroups, 'cities', 'states'] as const;

const footerGroup = z.strictObject({
  title: asked('Title', 'The heading of the group.', line(3, 40)),
  path: asked('Page', 'The page the title links to, if any.', pagePath.optional()),
  source: asked('Pages', 'Which pages the group lists.', z.enum(footerSources)),
});

export const navigation = z.strictObject({
  header: asked(
    'Header menu',
    'The menu at the top of every page.',
    z
      .array(link.extend({ links: asked('Links', 'With links, the entry opens a panel.', z.array(link).default([]), 'link') }))
      .min(1)
      .max(7),
    'entry',
  ),
  footer: asked('Footer groups', 'The groups of links in the footer, in order.', z.array(footerGroup).min(1), 'group'),
});

const redirect = z.strictObject({
  from: asked('Old address', 'Without the domain, such as /work/.', sitePath.meta({ form: 'line' })),
  to: asked('New address', 'The page visitors are sent to.', pagePath),
});

/** The schema of redirects.yml. */
export const redirects = z.strictObject({
  redirects: asked('Redirects', 'Old and short addresses and where they lead.', z.array(redirect), 'redirect'),
});
