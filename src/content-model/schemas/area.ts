import { z } from 'zod';
import { namedText, pageHead, prose, question, slug } from './shared';

const fittingService = z.strictObject({ service: slug, why: prose(40, 400) });

export const area = z.strictObject({
  ...pageHead,
  /** The postal abbreviation of the state. */
  abbreviation: z.string().regex(/^[A-Z]{2}$/, 'two capital letters such as TX'),
  coordinates: z.strictObject({
    latitude: z.number().min(24).max(50),
    longitude: z.number().min(-125).max(-66),
  }),
  /** Time zones by their IANA names, such as America/Chicago. */
  timeZones: z
    .array(z.string().regex(/^America\/[A-Za-z_/]+$/, 'an IANA name such as America/Chicago'))
    .min(1)
    .max(3),
  /** The industries and institutions that shape software there. */
  industries: z.array(namedText).min(2).max(4),
  /** How a working day and meetings are arranged with a team there. */
  meeting: prose(80, 600),
  services: z.array(fittingService).min(2).max(3),
  questions: z.array(question).min(1).max(3),
});

export const areaKinds = ['cities', 'states'] as const;
