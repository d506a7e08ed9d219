import fc from 'fast-check';
import { campaignFrom, campaignParameters, parseCampaign, sanitizeValue, valueLimit } from '../../../src/site/analytics/campaign';
import { cpuMs, hostileInputMs } from '../../cpu-time';
import { hostileValues } from './hostile-values';

const fields = Object.keys(campaignParameters);

test('the seven parameters of a landing URL map to the seven fields', () => {
  const query =
    '?utm_id=42&utm_medium=email&utm_campaign=spring+launch&utm_source=newsletter&utm_term=apps&utm_content=top%20link&gclid=Cj0KC&page=2';
  expect(campaignFrom(query)).toEqual({
    id: '42',
    medium: 'email',
    name: 'spring launch',
    source: 'newsletter',
    term: 'apps',
    content: 'top link',
    gclid: 'Cj0KC',
  });
});

test.each([
  ['?utm_source=x', { source: 'x' }],
  ['utm_source=x', { source: 'x' }],
  ['?utm_source=first&utm_source=second', { source: 'first' }],
  ['?utm_source=&gclid=y', { gclid: 'y' }],
  ['?gclid=y#utm_source', { gclid: 'y#utm_source' }],
  ['?utm_source[]=x&utm_term=t', { term: 't' }],
])('%s yields only the fields it contains', (query, campaign) => {
  expect(campaignFrom(query)).toEqual(campaign);
});

test.each(['', '?', '?page=2', '?utm_source', '?utm_source=', '?UTM_SOURCE=x', '?source=x', '?__proto__=x', '?utm_source=%00%0A', '#'])(
  '%j contains no campaign',
  (query) => {
    expect(campaignFrom(query)).toBeNull();
  },
);

test('there are more than fifty hostile values', () => {
  expect(hostileValues.length).toBeGreaterThan(50);
});

test.each(hostileValues)('a hostile value is sanitized and truncated: %.40j', (value) => {
  const campaign = campaignFrom(`?${new URLSearchParams({ utm_source: value, utm_id: 'sound' })}`) ?? {};
  const { id, source = '' } = campaign;
  expect(id).toBe('sound');
  expect(source.length).toBeLessThanOrEqual(valueLimit);
  expect(source).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
  expect(() => encodeURIComponent(source)).not.toThrow();
  expect(parseCampaign(JSON.stringify(campaign))).toEqual(campaign);
});

test.each([
  ['a\u0000b\r\nc', 'abc'],
  ['spring launch', 'spring launch'],
  ['<b>', '<b>'],
  [`${'x'.repeat(255)}😀`, 'x'.repeat(255)],
  [`${'x'.repeat(254)}😀`, `${'x'.repeat(254)}😀`],
  [`${'\u0000'.repeat(300)}kept`, 'kept'],
  ['ada@example.com', '[e-mail]'],
  ['to ada%40example.com, again', 'to [e-mail] again'],
  ['a@b@c', '[e-mail]'],
  ['a\u0000da@exam\u202eple.com', '[e-mail]'],
  [`${'x'.repeat(250)} ada@example.com`, `${'x'.repeat(250)} [e-ma`],
])('%.20j is sanitized', (value, sanitized) => {
  expect(sanitizeValue(value)).toBe(sanitized);
});

test('a megabyte of control characters is sanitized without hanging', async () => {
  expect(await cpuMs(() => sanitizeValue('\u0000x'.repeat(500_000)))).toBeLessThan(hostileInputMs);
});

test.each([
  '',
  'null',
  'true',
  '0',
  '"text"',
  '[]',
  '[["id","x"]]',
  '{',
  '{}',
  '{"length":7}',
  '{"__proto__":{"id":"x","source":"x"}}',
  '{"constructor":{"prototype":{"id":"x"}}}',
  '{"id":1}',
  '{"id":null,"source":{},"medium":[],"term":true}',
  '{"id":""}',
  '{"id":"\\u0000"}',
  '{"ID":"x","utm_source":"x"}',
  'undefined',
  '<script>',
  '\u0000',
  `{"id":"${'x'.repeat(1_000_000)}"}`,
  `[${'['.repeat(10_000)}`,
])('an invalid stored value reads as an empty campaign: %.40s', (stored) => {
  expect(parseCampaign(stored)).toEqual({});
  expect({}).not.toHaveProperty('id');
});

test('only the valid fields of a tampered record are read, with the usual length limit', () => {
  const stored = JSON.stringify({ id: 'x'.repeat(300), source: 7, medium: 'e\u0000mail', extra: 'no', __proto__: { term: 'no' } });
  expect(parseCampaign(stored)).toEqual({ id: 'x'.repeat(256), medium: 'email' });
});

test('an email address in a stored record is not read', () => {
  expect(parseCampaign('{"source":"letter","content":"ada@example.com"}')).toEqual({ source: 'letter', content: '[e-mail]' });
});

test('properties added to Object.prototype are not read as a campaign', () => {
  Object.assign(Object.prototype, { source: 'polluted' });
  const read = parseCampaign('{"id":"7"}');
  Reflect.deleteProperty(Object.prototype, 'source');
  expect(read).toEqual({ id: '7' });
});

test('an empty store reads as an empty campaign', () => {
  expect(parseCampaign(null)).toEqual({});
});

/** Includes lone surrogates, which string generators leave out, and what email addresses are recognized by. */
const anyUnit = fc.oneof(
  fc.constantFrom('\ud800', '\udc00', '\u0000', '@', '%40', '%2540', ' '),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
);

test('any query yields at most the seven fields, with sanitized values that survive serialization', () => {
  const entry = fc.tuple(
    fc.constantFrom(...Object.values(campaignParameters), '__proto__', 'x'),
    fc.string({ unit: 'binary', maxLength: 400 }),
  );
  fc.assert(
    fc.property(fc.array(entry), (entries) => {
      const campaign = campaignFrom(`?${new URLSearchParams(entries)}`) ?? {};
      expect(fields).toEqual(expect.arrayContaining(Object.keys(campaign)));
      for (const value of Object.values(campaign)) expect(value).toBe(sanitizeValue(value));
      expect(parseCampaign(JSON.stringify(campaign))).toEqual(campaign);
    }),
  );
});

test('sanitizing is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyUnit, maxLength: 600 }), (value) => sanitizeValue(sanitizeValue(value)) === sanitizeValue(value)),
  );
});

test('reading any text or JSON yields valid fields or none and never throws', () => {
  const isSound = (stored: string) =>
    Object.entries(parseCampaign(stored)).every(
      ([field, value]) => fields.includes(field) && value !== '' && value === sanitizeValue(value),
    );
  fc.assert(fc.property(fc.string({ unit: 'binary' }), isSound));
  fc.assert(fc.property(fc.json(), isSound));
  const record = fc.dictionary(fc.constantFrom(...fields, '__proto__', 'constructor', 'x'), fc.anything());
  fc.assert(fc.property(record, (stored) => isSound(asJson(stored))));
});

function asJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '';
  }
}
