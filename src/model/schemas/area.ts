import { z } from 'zod';
import { drawingPath } from './pictures';
import {
  caseStudySlug,
  date,
  field,
  line,
  namedText,
  pageHead,
  prose,
  question,
  review,
  serviceSlug,
  stateSlug,
  timeZone,
  webAddress,
} from './shared';

const fittingService = z.strictObject({
  service: field('Service', 'A service page to link to.', serviceSlug),
  why: field('Why it fits', 'What about this place makes the service useful.', prose(40, 400)),
});

const tellingCase = z
  .strictObject({
    caseStudy: field('Case study', 'A case study to link to.', caseStudySlug),
    why: field('Why it matters there', 'What the case has in common with work in this place.', prose(40, 400)),
  })
  .meta({ node: 'AreaCase' });

const law = z
  .strictObject({
    name: field('Name', 'The name of the law, rule or program.', line(3, 110)),
    text: field('Text', 'What it requires of software, in a few sentences.', prose(40, 700)),
    inForce: field('In force since', 'The date it took or takes effect, if it has one.', date.optional()),
    status: field('Status', 'Such as Phase 2 from November 10, 2026. Instead of a date, or in addition to it.', line(4, 140).optional()),
    source: field(
      'Source',
      'The text of the law, or the page of its authority.',
      z.strictObject({
        name: field('Name', 'Such as Tex. Bus. & Com. Code ch. 541.', line(2, 110)),
        url: field('Link', 'Its URL.', webAddress),
      }),
    ),
    checked: field('Last checked', 'The day somebody compared this text with the source.', date),
    verified: field(
      'Confirmed',
      'Turn on only if the source confirms the text. Otherwise, the page marks it as unconfirmed.',
      z.boolean().default(false),
    ),
  })
  .refine(({ inForce, status }) => inForce ?? status, { path: ['inForce'], message: 'a date, or a status' })
  .meta({ node: 'Law' });

export const area = z.strictObject({
  ...pageHead,
  abbreviation: field(
    'State abbreviation',
    'The abbreviation of the state or region, such as TX.',
    z
      .string()
      .regex(/^[A-Z]{1,3}$/, 'one to three capital letters such as TX')
      .meta({ form: 'line' }),
  ),
  coordinates: field(
    'Coordinates',
    'In decimal degrees.',
    z.strictObject({
      latitude: field('Latitude', 'North of the equator, such as 30.2672.', z.number().min(-90).max(90)),
      longitude: field('Longitude', 'East of Greenwich, or west with a minus sign, such as -97.7431.', z.number().min(-180).max(180)),
    }),
  ),
  population: field(
    'Population',
    'Residents, rounded. Maps label larger places first.',
    z.number().int().min(1).max(60_000_000).optional(),
  ),
  timeZones: field('Time zones', 'By their IANA names, such as America/Chicago.', z.array(timeZone).min(1).max(3), 'time zone'),
  industries: field(
    'Local industries',
    'The industries and institutions that shape software work there. Use verifiable facts only.',
    z.array(namedText).min(1).max(4),
    'industry',
  ),
  state: field('State page', 'For a city: the page of its state, if there is one.', stateSlug.optional()),
  map: field('Map', 'An SVG file in areas/maps. Without one, the page shows a chart of its coordinates.', drawingPath.optional()),
  cases: field(
    'Case studies',
    'Case studies that matter there, each with the reason.',
    z.array(tellingCase).max(2).default([]),
    'case study',
  ),
  law: field(
    'Laws',
    'Laws, rules and programs, with dates and sources. Describe each only once, on its state page.',
    z.array(law).max(6).default([]),
    'law',
  ),
  meeting: field(
    'How we meet',
    'Only what is particular to the place, such as overlapping hours. What is the same everywhere is in areas.meeting of site.yml.',
    prose(40, 600).optional(),
  ),
  services: field(
    'Recommended services',
    'Services to link to, each with the reason.',
    z.array(fittingService).max(3).default([]),
    'service',
  ),
  questions: field('Questions', 'What buyers there really ask.', z.array(question).max(3).default([]), 'question'),
  ...review,
});
