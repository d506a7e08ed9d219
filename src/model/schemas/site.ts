import { z } from 'zod';
import { ownValues } from '../../contract/declared-storage';
import { defaultPurpose, scriptPurposes } from '../../contract/site-scripts';
import { defaultZone } from '../reading/zoned-time';
import {
  asked,
  currency,
  drawingPath,
  httpsAddress,
  line,
  pagePath,
  prose,
  sample,
  siteZone,
  slug,
  title,
  webAddress,
  year,
} from './shared';

/** Paths are appended to it, so it has no path itself. */
const siteAddress = httpsAddress()
  .regex(/^https:\/\/[^/?#\s]+$/, 'an address without a path or trailing slash')
  .meta({ form: 'line' });
const mark = z.strictObject({
  name: asked('Name', 'The official spelling.', line(2, 60)),
  mark: asked('Logo', 'An SVG file in the marks folder.', drawingPath),
  url: asked('Link', 'The URL the logo links to, if any.', webAddress.optional()),
  sample,
});

const profile = z.strictObject({
  name: asked('Network', 'As visitors know it, such as LinkedIn.', line(1, 30)),
  url: asked('Link', 'The full URL of your profile.', webAddress),
});

const mostScripts = 10;

/** Plain characters only: hosts compare the whole address, and their configuration files cannot escape others. */
const scriptAddress = /^(?:https:\/\/[a-z0-9.-]+|http:\/\/localhost)(?::\d+)?\/[\w.~/?&=%+,:-]*$/;
const expectedAddress = 'an address that starts with https://, in plain ASCII characters, without a user name or #';

/** Whether an address is already in the form that browsers normalize to, which hosts compare. */
const isCanonical = (address: string) => !scriptAddress.test(address) || (URL.canParse(address) && new URL(address).href === address);

/** Whether a name, with or without a final `*`, matches a value of the site itself, which withdrawing consent must not delete. */
function isOwnName(name: string): boolean {
  const start = name.replace(/\*$/, '');
  const owns = ownValues.flatMap(({ names }) => names.map((each) => each.replace(/\*$/, '')));
  return owns.some((own) => (name.endsWith('*') ? own.startsWith(start) || start.startsWith(own) : own === name));
}

const script = z.strictObject({
  src: asked('URL', 'The full URL of the script.', z.string().regex(scriptAddress, expectedAddress).meta({ form: 'line' })),
  offMainThread: asked(
    'Off the main thread',
    'Runs the script in a web worker if the host can proxy it. See docs/analytics.md for the drawbacks.',
    z.boolean().default(false),
  ),
  purpose: asked(
    'Purpose',
    'Where the site asks for consent, the script runs after a yes to its purpose; a necessary one runs without. See docs/privacy.md.',
    z.enum(scriptPurposes).default(defaultPurpose),
  ),
  stores: asked(
    'Stores',
    'Names of the cookies and values that the script keeps in the browser, for the cookie policy and to delete them after a no. A * stands for any characters.',
    z
      .array(
        z
          .string()
          .regex(/^[\w.:@|-]{2,60}\*?$/, 'a name such as _fbp or _hj*')
          .refine((name) => !isOwnName(name), 'a name that matches none of the values that the site itself keeps')
          .meta({ form: 'line' }),
      )
      .max(20)
      .default([]),
    'name',
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

const languageCode = z
  .string()
  .regex(/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/, 'the code of a language, such as en, de or pt-BR')
  .meta({ form: 'line' });

/** All facts of the brand. */
export const site = z.strictObject({
  name: asked('Name', 'The name of the brand.', line(2, 40)),
  nameInLogo: asked(
    'Name in the logo',
    'Turn on if brand/logo.svg includes the name. Otherwise, the name appears next to the logo.',
    z.boolean().default(false),
  ),
  legalName: asked('Legal name', 'As registered.', line(2, 80)),
  url: asked('Site URL', 'For example https://www.example.com.', siteAddress),
  description: asked('Description', 'What the company does, for search engines.', line(70, 160)),
  tagline: asked('Tagline', 'A short slogan.', line(10, 110)),
  email: asked('Email', 'The address people write to.', z.email('an email address').meta({ form: 'line' })),
  phone: asked(
    'Phone',
    'The number people call.',
    z
      .strictObject({
        display: asked('As shown', 'Such as +1 (212) 555-0100.', line(7, 24)),
        link: asked(
          'As dialed',
          'A plus sign and digits only.',
          z
            .string()
            .regex(/^\+[0-9]{7,15}$/, 'a plus sign and digits, such as +12125550100')
            .meta({ form: 'line' }),
        ),
      })
      .optional(),
  ),
  languages: asked(
    'Languages',
    'The languages of the site, the main one first, as codes such as en, de or pt-BR. The words of each are in the folder of that name in locales.',
    z
      .array(languageCode)
      .min(1)
      .refine((codes) => new Set(codes).size === codes.length, 'each language once'),
    'language',
  ),
  country: asked(
    'Country',
    'Where the company is registered: the two-letter ISO code, such as US, CA or IE.',
    z
      .string()
      .regex(/^[A-Z]{2}$/, 'two capital letters such as US')
      .meta({ form: 'line' }),
  ),
  address: asked('Postal address', 'The mailing address on one line. Replaces {{site.address}} in texts.', line(8, 160).optional()),
  governingLaw: asked(
    'Governing law',
    'The law that your terms name, such as the State of Delaware. Replaces {{site.governingLaw}} in texts.',
    line(2, 80).optional(),
  ),
  founded: asked('Founded', 'The year the company was founded.', year.optional()),
  employees: asked('Employees', 'How many people work here, for search engines.', z.number().int().min(1).optional()),
  schedulingUrl: asked('Scheduling link', 'Where visitors book a call.', webAddress.optional()),
  nextStep: asked('Next step', 'One or two sentences beside the button after the questions of a page.', line(20, 160).optional()),
  timeZone: asked(
    'Time zone',
    'The IANA name of the zone that dates and times of posts are in, such as America/New_York.',
    siteZone.default(defaultZone),
  ),
  budgets: asked(
    'Budgets',
    'The ranges that the contact form asks for. Leave empty to not ask.',
    z
      .strictObject({
        currency,
        limits: asked(
          'Limits',
          'Whole amounts, ascending: 25000 and 75000 make three ranges.',
          z.array(z.number().int().min(1).max(100_000_000)).min(1).max(8),
          'limit',
        ),
      })
      .superRefine(({ limits }, context) => {
        limits.forEach((limit, index) => {
          const before = limits[index - 1] ?? 0;
          if (limit <= before) context.addIssue({ code: 'custom', path: ['limits', index], message: `more than ${before}` });
        });
      })
      .optional(),
  ),
  social: asked('Social profiles', 'Shown in the footer, in this order.', z.array(profile).max(8).default([]), 'profile'),
  partners: asked('Partners', 'Shown in the footer.', z.array(mark).max(8).default([]), 'partner'),
  recognitions: asked('Recognitions', 'Shown in the footer.', z.array(mark).max(8).default([]), 'recognition'),
  hipaa: asked(
    'HIPAA note',
    'The note in the footer, beside a shield. Leave empty unless you are compliant.',
    z
      .strictObject({
        title: asked('Title', 'The heading.', line(5, 80)),
        text: asked('Text', 'One sentence.', prose(10, 200)),
        path: asked('Page', 'The page that says what the note means, such as the security page.', pagePath.optional()),
        sample,
      })
      .optional(),
  ),
  footer: asked(
    'Footer',
    'The text in the footer.',
    z.strictObject({
      heading: asked('Heading', 'The large heading of the footer.', line(5, 110)),
      link: asked(
        'Link',
        'A link below the heading, for readers who are not ready to write yet.',
        z
          .strictObject({ label: asked('Label', 'The link text.', line(3, 50)), path: asked('Page', 'Where it leads.', pagePath) })
          .optional(),
      ),
      credit: asked('Credit', 'The last line of the page.', line(5, 80)),
    }),
  ),
  newsletter: asked(
    'Newsletter',
    'The text above the signup form. Without it there is no form.',
    z
      .strictObject({
        title: asked('Title', 'The heading.', line(5, 80)),
        subtitle: asked('Subtitle', 'The line below the title.', line(5, 140)),
        frequency: asked('How often', 'The line below the form: how often it is sent and how to leave.', line(5, 140).optional()),
      })
      .optional(),
  ),
  areas: asked(
    'Service areas',
    'What the pages of all cities and states say in the same words.',
    z.strictObject({ meeting: asked('How we meet', 'Where you work from, and when you travel.', prose(20, 400).optional()) }).optional(),
  ),
  scripts: asked('Third-party scripts', 'Loaded on every page. Ask a developer before adding one.', scripts.default([]), 'script'),
});

/** An entry of a list that filters pages. */
export const taxonomyEntry = z.strictObject({
  slug: asked('URL slug', 'Lowercase words joined by hyphens. Other pages refer to it.', slug.meta({ form: 'line' })),
  label: asked('Short name', 'For filters and cards.', line(2, 40)),
  title: asked('Search title', 'For search results. The site name is added after it.', title),
  heading: asked('Heading', 'The large heading at the top of the page.', line(4, 110)),
  description: asked('Search description', 'For search results.', line(70, 160)),
  summary: asked('Summary', 'The paragraph below the heading.', prose(60, 320)),
});

/** Entries that each get a page at their slug. */
const listed = z.array(taxonomyEntry).superRefine((entries, context) => {
  entries.forEach((each, index) => {
    if (entries.findIndex(({ slug }) => slug === each.slug) === index) return;
    context.addIssue({ code: 'custom', path: [index, 'slug'], message: 'a unique slug' });
  });
});

/** The lists that filter pages. */
export const taxonomy = z.strictObject({
  industries: asked('Industries', 'Each gets a page that lists its case studies.', listed.default([]), 'industry'),
  topics: asked('Topics', 'Each gets a page that lists its posts.', listed.default([]), 'topic'),
});
