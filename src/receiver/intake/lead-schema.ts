import { z } from 'zod';
import { consentPurposes } from '../../contract/consent';
import { type Campaign, campaignFields, type Lead, leadForms, leadKeyPattern } from '../../contract/lead';

/** Control characters except tab and line feed, and lone surrogates: no database, mail or terminal should get them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
const unprintable = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]|\p{Surrogate}/gu;
const clean = (text: string) => text.replace(/\r\n?/g, '\n').replace(unprintable, '');

const text = (longest: number) => z.string().max(longest).transform(clean);
/** A line about the lead; cut if too long, because that must not cost the lead. */
const line = (longest: number) => z.string().transform((value) => clean(value.slice(0, longest)).replace(/[\n\t]/g, ' '));
/** The visitor's clock may be wrong by centuries. */
const time = z
  .string()
  .refine(
    (value) => /^[+-]?\d{4,6}-\d\d-\d\dT[\d:.]{5,15}Z$/.test(value) && !Number.isNaN(Date.parse(value)),
    'expected a UTC time in ISO 8601',
  );

const maxFields = 60;
const maxValues = 200;
/** Names of controls; no form has `__proto__` and the like. */
const fieldName = z.string().regex(/^[a-z][\w.-]{0,63}$/i, 'a field name is invalid');
const fieldValue = z.union([text(100_000), z.array(text(1_000)).max(maxValues)]);

const campaign = z
  .object(Object.fromEntries(campaignFields.map((name) => [name, line(256).optional()])))
  .transform((value): Campaign => Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as Campaign);

/** Pages of earlier builds send none, and an invalid one must not cost the lead: both count as no answer. */
const consent = z
  .object({ version: line(64), date: time, purposes: z.array(z.enum(consentPurposes)).max(consentPurposes.length) })
  .nullable()
  .catch(null);

const isFilled = (value: string | string[]) => (Array.isArray(value) ? value.length > 0 : value.trim() !== '');

/** A lead as a page sends it; unknown fields are dropped. */
export const leadSchema: z.ZodType<Lead> = z.object({
  key: z.string().regex(leadKeyPattern, 'the key has to be 32 hexadecimal digits'),
  revision: z.number().int().min(1).max(1e9),
  form: z.enum(leadForms),
  fields: z
    .record(fieldName, fieldValue)
    .refine((fields) => Object.keys(fields).length <= maxFields, 'there are too many fields')
    .refine((fields) => Object.values(fields).some(isFilled), 'no field is filled in'),
  source: line(200),
  path: line(2_000),
  language: line(35),
  campaign,
  entryPoint: line(2_000).nullable(),
  variant: line(200).nullable(),
  consent,
  submittedAt: time,
  signals: z.object({ trap: text(10_000), secondsOnForm: z.number().min(0).max(1e9) }),
});
