import { z } from 'zod';
import { asked, drawingPath, line, prose, slug, title } from './shared';

const address = () => z.url({ protocol: /^https$/, error: 'an address that starts with https://' }).meta({ form: 'line' });
const webAddress = address().regex(/^https:\/\/[^/?#\s]+\S*$/, 'an address that starts with https://');
/** Paths are appended to it, so it has none of its own. */
const siteAddress = address().regex(/^https:\/\/[^/?#\s]+$/, 'an address without a path or a slash at its end');
const mark = z.strictObject({
  name: asked('Name', 'As it is written.', line(2, 60)),
  mark: asked('Mark', 'An SVG file in the folder marks.', drawingPath),
  url: asked('Address', 'Where the mark leads, if anywhere.', webAddress.optional()),
});

const mostScripts = 10;

/** Plain characters only: hosts compare the whole address, and their configuration files cannot escape others. */
const scriptAddress = /^(?:https:\/\/[a-z0-9.-]+|http:\/\/localhost)(?::\d+)?\/[\w.~/?&=%+,:-]*$/;
const expectedAddress = 'an address that starts with https://, in plain characters, without user name and #';

/** Whether an address is in the form that browsers normalize to, which is what hosts compare. */
const isCanonical = (address: string) => !scriptAddress.test(address) || (URL.canParse(address) && new URL(address).href === address);

const script = z.strictObject({
  src: asked('Address', 'The whole address of the script.', z.string().regex(scriptAddress, expectedAddress).meta({ form: 'line' })),
  offMainThread: asked(
    'Off the main thread',
    'Whether it runs in a worker where the host can pass it through; docs/analytics.md tells what that costs.',
    z.boolean().default(false),
  ),
});

const scripts = z
  .array(script)
  .max(mostScripts)
  .superRefine((entries, context) => {
    entries.forEach(({ src }, index) => {
      const complain = (message: string) => context.addIssue({ code: 'custom', path: [index, 'src'], message });
      if (!isCanonical(src)) complain(expectedAddress);
      if (entries.findIndex((other) => other.src === src) !== index) complain('each script once');
    });
  });

/** All facts of the brand. */
export const site = z.strictObject({
  name: asked('Name', 'The name of the brand.', line(2, 40)),
  nameInLogo: asked(
    'Name in the logo',
    'Whether the drawing brand/logo.svg holds the name; if not, the name is written beside it.',
    z.boolean().default(false),
  ),
  legalName: asked('Legal name', 'As registered.', line(2, 80)),
  url: asked('Address of the site', 'Such as https://www.example.com.', siteAddress),
  description: asked('Description', 'What the company does, for search engines.', line(70, 160)),
  tagline: asked('Tagline', 'One line.', line(10, 110)),
  email: asked('E-mail', 'Where people write to.', z.email('an e-mail address').meta({ form: 'line' })),
  phone: asked(
    'Phone',
    'The number people call.',
    z.strictObject({
      display: asked('As shown', 'Such as +1 (212) 555-0100.', line(7, 24)),
      link: asked(
        'As dialed',
        'A plus sign and digits only.',
        z
          .string()
          .regex(/^\+[0-9]{7,15}$/, 'such as +12125550100')
          .meta({ form: 'line' }),
      ),
    }),
  ),
  address: asked('Postal address', 'As on a letter, on one line, for texts that say {{site.address}}.', line(8, 160).optional()),
  schedulingUrl: asked('Scheduling link', 'Where visitors book a call.', webAddress),
  social: asked(
    'Social profiles',
    'Their addresses.',
    z.strictObject({
      linkedin: asked('LinkedIn', 'The whole address.', webAddress),
      x: asked('X', 'The whole address.', webAddress),
      instagram: asked('Instagram', 'The whole address.', webAddress),
    }),
  ),
  partners: asked('Partners', 'Shown in the footer.', z.array(mark).min(1).max(8), 'partner'),
  recognitions: asked('Recognitions', 'Shown in the footer.', z.array(mark).min(1).max(8), 'recognition'),
  hipaa: asked(
    'HIPAA note',
    'The note in the footer.',
    z.strictObject({ title: asked('Title', 'One line.', line(5, 80)), text: asked('Text', 'A sentence.', prose(10, 200)) }),
  ),
  footer: asked(
    'Footer',
    'The words of the footer.',
    z.strictObject({
      heading: asked('Heading', 'One line.', line(5, 110)),
      credit: asked('Credit', 'The last line of the page.', line(5, 80)),
    }),
  ),
  newsletter: asked(
    'Newsletter',
    'The words above the form.',
    z.strictObject({ title: asked('Title', 'One line.', line(5, 80)), subtitle: asked('Subtitle', 'One line.', line(5, 140)) }),
  ),
  scripts: asked('Scripts of others', 'Further scripts that every page loads; a developer sets them up.', scripts.default([]), 'script'),
});

/** An entry of a list that pages are filtered by. */
export const taxonomyEntry = z.strictObject({
  slug: asked('Name in addresses', 'Lower-case words joined by hyphens; pages refer to it.', slug.meta({ form: 'line' })),
  label: asked('Short name', 'For filters and cards.', line(2, 40)),
  title: asked('Search title', 'For search results; the name of the site is added behind it.', title),
  heading: asked('Heading', 'The large heading at the top of the page.', line(4, 110)),
  description: asked('Search description', 'For search results.', line(70, 160)),
  summary: asked('Summary', 'The paragraph below the heading.', prose(60, 320)),
});

/** Entries that each get a page under their slug. */
const listed = z
  .array(taxonomyEntry)
  .min(1)
  .superRefine((entries, context) => {
    entries.forEach((each, index) => {
      if (entries.findIndex(({ slug }) => slug === each.slug) === index) return;
      context.addIssue({ code: 'custom', path: [index, 'slug'], message: 'a slug of its own' });
    });
  });

/** The lists that pages are filtered by. */
export const taxonomy = z.strictObject({
  industries: asked('Industries', 'Each makes a page of its case studies.', listed, 'industry'),
  topics: asked('Topics', 'Each makes a page of its posts.', listed, 'topic'),
});
