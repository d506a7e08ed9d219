import { kindNames } from '../../../src/model/kinds';
import { isPublished } from '../../../src/model/reading/calendar';
import { sampleDocument } from '../sample-documents';

const moment = (instant: string, zone: string) => ({ at: Date.parse(instant), zone });
const now = moment('2026-11-20T00:00:00Z', 'UTC');

test.each([
  ['2026-11-19', true],
  ['2026-11-20', true],
  ['2026-11-20 00:01', false],
  ['2026-11-21', false],
  ['2027-01-01', false],
])('a post dated %s is published when 2026-11-20 begins: %s', (date, published) => {
  expect(isPublished(sampleDocument('post', 'a-post', { date }), now)).toBe(published);
});

test.each([
  ['2026-12-01', 'UTC', '2026-12-01T00:00:00Z'],
  ['2026-12-01 09:30', 'UTC', '2026-12-01T09:30:00Z'],
  ['2026-12-01', 'America/New_York', '2026-12-01T05:00:00Z'],
  ['2026-12-01 09:30', 'America/New_York', '2026-12-01T14:30:00Z'],
  ['2026-12-01', 'Pacific/Auckland', '2026-11-30T11:00:00Z'],
  ['2026-12-01 09:30', 'Asia/Kolkata', '2026-12-01T04:00:00Z'],
  ['2027-03-14 02:30', 'America/New_York', '2027-03-14T07:30:00Z'],
])('a post dated %s in %s appears in the minute %s', (date, zone, instant) => {
  const post = sampleDocument('post', 'a-post', { date });
  const before = new Date(Date.parse(instant) - 1).toISOString();
  expect([before, instant].map((at) => isPublished(post, moment(at, zone)))).toEqual([false, true]);
});

test('a date that is no date of publication does not hide a page', () => {
  const service = sampleDocument('service', 'a-service');
  const dated = { ...service, data: { ...service.data, date: '2026-12-01' } };
  expect(isPublished(dated, now)).toBe(true);
});

test.each(kindNames)('a draft of a %s is hidden', (kind) => {
  // Files of single pages have their names from the code.
  const name = kind === 'page' ? 'about-us' : 'a-name';
  const late = { ...now, at: Date.parse('2030-01-01') };
  expect(isPublished(sampleDocument(kind, name), late)).toBe(true);
  expect(isPublished(sampleDocument(kind, name, { draft: true }), late)).toBe(false);
});
