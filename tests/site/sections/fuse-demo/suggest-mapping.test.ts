import fc from 'fast-check';
import { headingWords } from '../../../../src/site/sections/fuse-demo/heading-words';
import { sampleSheet } from '../../../../src/site/sections/fuse-demo/sample';
import type { Sheet } from '../../../../src/site/sections/fuse-demo/sheet';
import { mappingOf, rate, suggestMapping } from '../../../../src/site/sections/fuse-demo/suggest-mapping';
import { type FieldKey, fieldKeys } from '../../../../src/site/sections/fuse-demo/target-fields';

const headingsOf = (sheet: Sheet) => {
  const mapping = mappingOf(suggestMapping(sheet));
  return Object.fromEntries(fieldKeys.map((key) => [key, sheet.headings[mapping[key] ?? -1] ?? null]));
};

test.each([
  ['E-mail Addr.', 'email address'],
  ['e mail', 'email'],
  ['Start dt', 'start date'],
  ['Monthly $', 'monthly amount'],
  ['startDate', 'start date'],
  ['HIRE_DATE', 'hire date'],
  ['Prénom', 'prenom'],
  ['constructor __proto__', 'constructor proto'],
  ['---', ''],
])('the heading %j reads as %j', (heading, words) => {
  expect(headingWords(heading).join(' ')).toBe(words);
});

test('the messy sample is mapped as a person would map it', () => {
  expect(headingsOf(sampleSheet)).toEqual({ name: 'Full name', email: 'E-mail Addr.', startDate: 'Start dt', amount: 'Monthly $' });
});

test('values alone are enough for addresses and dates, not for plain numbers', () => {
  const rows = [['ada@sea.example', '2024-01-15', '17']];
  expect(headingsOf({ headings: ['A', 'B', 'C'], rows })).toEqual({ name: null, email: 'A', startDate: 'B', amount: null });
});

test('headings alone are enough when the columns are empty', () => {
  expect(headingsOf({ headings: ['Joined', 'Salary', 'Work e-mail'], rows: [['', '', '']] })).toMatchObject({
    startDate: 'Joined',
    amount: 'Salary',
    email: 'Work e-mail',
  });
});

test.each<[FieldKey, string, string[], string]>([
  ['email', 'E-mail', ['ada@sea.example'], 'both'],
  ['email', 'Login', ['ada@sea.example'], 'values'],
  ['startDate', 'Start date', ['next week'], 'name'],
])('a suggestion states its basis: %s from %j is by %4$s', (key, heading, values, because) => {
  expect(rate(key, heading, values).because).toBe(because);
});

test('values of the wrong type lower the score of a matching heading', () => {
  const { score } = rate('email', 'E-mail', ['ada@sea.example']);
  expect(rate('email', 'E-mail', ['']).score).toBeLessThan(score);
  expect(rate('email', 'E-mail', ['yes', 'no']).score).toBeLessThan(rate('email', 'E-mail', ['']).score);
});

const headings = fc.oneof(
  fc.constantFrom('Name', 'E-mail', 'Start', 'Amount', 'Date', 'Contact', 'Total', 'toString', '__proto__'),
  fc.string(),
);
const values = fc.oneof(fc.constantFrom('Ada Lovelace', 'ada@sea.example', '2024-01-15', '12.50', ''), fc.string());
const sheets = fc.tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 5 })).chain(([width, height]) =>
  fc.record({
    headings: fc.array(headings, { minLength: width, maxLength: width }),
    rows: fc.array(fc.array(values, { minLength: width, maxLength: width }), { minLength: height, maxLength: height }),
  }),
);

test('any sheet gets a mapping in which no column appears twice and every score is between 0.5 and 1', () => {
  fc.assert(
    fc.property(sheets, (sheet) => {
      const suggestions = fieldKeys.flatMap((key) => suggestMapping(sheet)[key] ?? []);
      const columns = suggestions.map(({ column }) => column);
      expect(new Set(columns).size).toBe(columns.length);
      expect(columns.every((column) => column >= 0 && column < sheet.headings.length)).toBe(true);
      expect(suggestions.every(({ score }) => score >= 0.5 && score <= 1)).toBe(true);
    }),
  );
});

test('the order of columns does not matter if no two of them match equally well', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 }), (order) => {
      const shuffled = (cells: readonly string[]) => order.map((column) => cells[column] ?? '');
      const sheet = { headings: shuffled(sampleSheet.headings), rows: sampleSheet.rows.map(shuffled) };
      expect(headingsOf(sheet)).toEqual(headingsOf(sampleSheet));
    }),
  );
});
