import { z } from 'zod';
import { descriptionLength } from '../../contract/search-result';
import { defaultZone } from '../zoned-time';
import { drawingPath } from './pictures';
import { amount, currency, field, httpsAddress, line, pageLink, pagePath, prose, sample, siteZone, webAddress, year } from './shared';
import { siteScripts } from './site-scripts';

/** Paths are appended to it, so it has no path itself. */
const siteAddress = httpsAddress()
  .regex(/^https:\/\/[^/?#\s]+$/, 'an address without a path or trailing slash')
  .meta({ form: 'line' });
const mark = z.strictObject({
  name: field('Name', 'The official spelling.', line(2, 60)),
  mark: field('Logo', 'An SVG file in the marks folder.', drawingPath),
  url: field('Link', 'The URL the logo links to, if any.', webAddress.optional()),
  sample,
});

const profile = z.strictObject({
  name: field('Network', 'As visitors know it, such as LinkedIn.', line(1, 30)),
  url: field('Link', 'The full URL of your profile.', webAddress),
});

const languageCode = z
  .string()
  .regex(/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/, 'the code of a language, such as en, de or pt-BR')
  .meta({ form: 'line' });

/** All facts of the brand. */
export const site = z.strictObject({
  name: field('Name', 'The name of the brand.', line(2, 40)),
  nameInLogo: field(
    'Name in the logo',
    'Turn on if brand/logo.svg includes the name. Otherwise, the name appears next to the logo.',
    z.boolean().default(false),
  ),
  legalName: field('Legal name', 'As registered.', line(2, 80)),
  url: field('Site URL', 'For example https://www.example.com.', siteAddress),
  description: field('Description', 'What the company does, for search engines.', line(70, descriptionLength)),
  tagline: field('Tagline', 'A short slogan.', line(10, 110)),
  email: field('Email', 'The address people write to.', z.email('an email address').meta({ form: 'line' })),
  phone: field(
    'Phone',
    'The number people call.',
    z
      .strictObject({
        display: field('As shown', 'Such as +1 (212) 555-0100.', line(7, 24)),
        link: field(
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
  languages: field(
    'Languages',
    'The languages of the site, the main one first, as codes such as en, de or pt-BR. The interface text of each language is in the folder with that code in locales.',
    z
      .array(languageCode)
      .min(1)
      .refine((codes) => new Set(codes).size === codes.length, 'each language once'),
    'language',
  ),
  country: field(
    'Country',
    'Where the company is registered: the two-letter ISO code, such as US, CA or IE.',
    z
      .string()
      .regex(/^[A-Z]{2}$/, 'two capital letters such as US')
      .meta({ form: 'line' }),
  ),
  address: field('Postal address', 'The mailing address on one line. Replaces {{site.address}} in texts.', line(8, 160).optional()),
  governingLaw: field(
    'Governing law',
    'The law that governs your terms, such as the State of Delaware. Replaces {{site.governingLaw}} in texts.',
    line(2, 80).optional(),
  ),
  founded: field('Founded', 'The year the company was founded.', year.optional()),
  employees: field('Employees', 'How many people work here, for search engines.', z.number().int().min(1).optional()),
  schedulingUrl: field('Scheduling link', 'Where visitors book a call.', webAddress.optional()),
  nextStep: field('Next step', 'One or two sentences beside the button after the questions of a page.', line(20, 160).optional()),
  timeZone: field(
    'Time zone',
    'The IANA name of the zone that dates and times of posts are in, such as America/New_York.',
    siteZone.default(defaultZone),
  ),
  budgets: field(
    'Budgets',
    'The ranges that the contact form offers. Leave empty to leave the question out.',
    z
      .strictObject({
        currency,
        limits: field(
          'Limits',
          'Whole amounts, ascending: 25000 and 75000 make three ranges.',
          z.array(amount.min(1)).min(1).max(8),
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
  social: field('Social profiles', 'Shown in the footer, in this order.', z.array(profile).max(8).default([]), 'profile'),
  partners: field('Partners', 'Shown in the footer.', z.array(mark).max(8).default([]), 'partner'),
  recognitions: field('Recognitions', 'Shown in the footer.', z.array(mark).max(8).default([]), 'recognition'),
  hipaa: field(
    'HIPAA note',
    'The note in the footer, beside a shield. Leave empty unless you are compliant.',
    z
      .strictObject({
        title: field('Title', 'The heading.', line(5, 80)),
        text: field('Text', 'One sentence.', prose(10, 200)),
        path: field('Page', 'The page that says what the note means, such as the security page.', pagePath.optional()),
        sample,
      })
      .optional(),
  ),
  footer: field(
    'Footer',
    'The text in the footer.',
    z.strictObject({
      heading: field('Heading', 'The large heading of the footer.', line(5, 110)),
      link: field('Link', 'A link below the heading, for readers who are not ready to write yet.', pageLink.optional()),
      credit: field('Credit', 'The last line of the page.', line(5, 80)),
    }),
  ),
  newsletter: field(
    'Newsletter',
    'The text above the signup form. Without it there is no form.',
    z
      .strictObject({
        title: field('Title', 'The heading.', line(5, 80)),
        subtitle: field('Subtitle', 'The line below the title.', line(5, 140)),
        frequency: field('How often', 'The line below the form: how often it is sent and how to leave.', line(5, 140).optional()),
      })
      .optional(),
  ),
  areas: field(
    'Service areas',
    'Text that is the same on all city and state pages.',
    z.strictObject({ meeting: field('How we meet', 'Where you work from, and when you travel.', prose(20, 400).optional()) }).optional(),
  ),
  scripts: field('Third-party scripts', 'Loaded on every page. Ask a developer before adding one.', siteScripts.default([]), 'script'),
});
