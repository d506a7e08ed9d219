import { z } from 'zod';
import { asked, namedText, pageHead, prose, question, review, serviceSlug, timeZone } from './shared';

const fittingService = z.strictObject({
  service: asked('Service', 'A service page to link to.', serviceSlug),
  why: asked('Why it fits', 'What about this place makes the service useful.', prose(40, 400)),
});

export const area = z.strictObject({
  ...pageHead,
  abbreviation: asked(
    'State abbreviation',
    'The abbreviation of the state or region, such as TX.',
    z
      .string()
      .regex(/^[A-Z]{1,3}$/, 'one to three capital letters such as TX')
      .meta({ form: 'line' }),
  ),
  coordinates: asked(
    'Coordinates',
    'In decimal degrees.',
    z.strictObject({
      latitude: asked('Latitude', 'North of the equator, such as 30.2672.', z.number().min(-90).max(90)),
      longitude: asked('Longitude', 'East of Greenwich, or west with a minus sign, such as -97.7431.', z.number().min(-180).max(180)),
    }),
  ),
  population: asked(
    'Population',
    'Residents, rounded. Maps label larger places first.',
    z.number().int().min(1).max(60_000_000).optional(),
  ),
  timeZones: asked('Time zones', 'By their IANA names, such as America/Chicago.', z.array(timeZone).min(1).max(3), 'time zone'),
  industries: asked(
    'Local industries',
    'The industries and institutions that shape software work there. Use verifiable facts only.',
    z.array(namedText).min(1).max(4),
    'industry',
  ),
  meeting: asked('How we meet', 'How we arrange working hours and meetings with a team there.', prose(80, 600)),
  services: asked(
    'Recommended services',
    'Services to link to, each with the reason.',
    z.array(fittingService).max(3).default([]),
    'service',
  ),
  questions: asked('Questions', 'What buyers there really ask.', z.array(question).max(3).default([]), 'question'),
  ...review,
});
