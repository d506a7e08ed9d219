import { moneyIn } from '../../src/contract/money';
import { samplesIn } from '../../src/model/checking/samples';
import { contentFolder } from '../../src/model/content-folder';
import { readContent } from '../../src/model/read-content';

const { content } = readContent(contentFolder());
const set = content?.drawingSet.drawingSet;
const pricing = content?.pricing.pricing;

test('the sample shows a whole set: eight sheets or more, each with everything on it as text, the last with an estimate', () => {
  const sheets = set?.sheets ?? [];
  expect(sheets.length).toBeGreaterThanOrEqual(8);
  expect(sheets.filter(({ tables, estimate }) => tables.length === 0 && !estimate).map(({ id }) => id)).toEqual([]);
  expect(sheets.at(-1)?.estimate?.parts.length).toBeGreaterThan(5);
});

test('the sample set and its prices are marked as invented', () => {
  expect([set?.sample, pricing?.sample]).toEqual([true, true]);
  const listed = content ? samplesIn(content) : [];
  expect(listed).toEqual(expect.arrayContaining([`drawing-set.yml: ${set?.name}`, 'pricing.yml: Prices']));
});

test('the amount that the estimate names follows from its weeks and a team month of the prices', () => {
  const estimate = set?.sheets.find((sheet) => sheet.estimate);
  const monthly = Number(/\$([\d,]+) a team month/.exec(estimate?.text ?? '')?.[1]?.replace(',', ''));
  const band = pricing?.bands.items.find(({ per, note }) => per === 'a month' && note?.includes('people'));
  expect(monthly).toBeGreaterThan(band?.low ?? Number.POSITIVE_INFINITY);
  expect(monthly).toBeLessThan(band?.high ?? 0);
  const money = moneyIn('en', 'USD');
  const amountOf = (weeks = 0) => money(Math.round(((weeks / 52) * 12 * monthly) / 10_000) * 10_000);
  const { low, high } = estimate?.estimate?.planned ?? {};
  expect(estimate?.text).toContain(`${amountOf(low)} to ${amountOf(high)}`);
});
