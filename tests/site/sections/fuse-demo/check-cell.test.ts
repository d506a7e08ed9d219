import fc from 'fast-check';
import { checkCell } from '../../../../src/site/sections/fuse-demo/check-cell';
import { dateOrderOf } from '../../../../src/site/sections/fuse-demo/check-date';
import { type FieldKey, fieldKeys } from '../../../../src/site/sections/fuse-demo/target-fields';
import { cpuMs, hostileInputMs } from '../../../cpu-time';

const accepts: [FieldKey, string, string | number | null][] = [
  ['name', '  Jonas   Weber ', 'Jonas Weber'],
  ['name', "Sam O'Neil", "Sam O'Neil"],
  ['name', 'Totaline Rossi', 'Totaline Rossi'],
  ['name', '李小龍', '李小龍'],
  ['email', ' Ada@Sea.Example ', 'ada@sea.example'],
  ['email', 'a.b+c@x-y.co.uk', 'a.b+c@x-y.co.uk'],
  ['startDate', '', null],
  ['startDate', '2024-01-15', '2024-01-15'],
  ['startDate', '2024-1-5', '2024-01-05'],
  ['startDate', '2024-01-15T08:30:00Z', '2024-01-15'],
  ['startDate', 'Feb 3, 2024', '2024-02-03'],
  ['startDate', 'September 1st, 2023', '2023-09-01'],
  ['startDate', '11-Mar-24', '2024-03-11'],
  ['startDate', '19 Feb 2024', '2024-02-19'],
  ['startDate', '3.4.2024', '2024-04-03'],
  ['startDate', '25/03/2024', '2024-03-25'],
  ['startDate', '3/25/99', '1999-03-25'],
  ['startDate', '4/4/2024', '2024-04-04'],
  ['startDate', '29 Feb 2024', '2024-02-29'],
  ['amount', '  ', null],
  ['amount', '3875', 3875],
  ['amount', '$4,200.00', 4200],
  ['amount', '4.100,50', 4100.5],
  ['amount', "1'200.10", 1200.1],
  ['amount', '1,200', 1200],
  ['amount', '12,5', 12.5],
  ['amount', '€ 1.234.567', 1234567],
  ['amount', '250 EUR', 250],
  ['amount', '0.5', 0.5],
  ['amount', '0', 0],
];

test.each(accepts)('as %s, %j is delivered as %j', (key, text, clean) => {
  expect(checkCell(key, text)).toEqual({ valid: true, clean });
});

const refusals: [FieldKey, string, string, string[]][] = [
  ['name', '', 'required', []],
  ['name', '4711', 'noLetters', []],
  ['name', 'Total', 'total', []],
  ['name', 'Grand total:', 'total', []],
  ['name', 'ada@sea.example', 'addressAsName', []],
  ['email', ' ', 'required', []],
  ['email', 'ada@@sea.example', 'notAnEmail', ['ada@sea.example']],
  ['email', 'ada@sea..example', 'notAnEmail', ['ada@sea.example']],
  ['email', 'ada@sea', 'notAnEmail', []],
  ['email', '@sea.example', 'notAnEmail', []],
  ['email', 'ada sea.example', 'notAnEmail', []],
  ['email', 'Ada <ada@sea.example>', 'notAnEmail', ['ada@sea.example']],
  ['email', 'a@x.example; b@y.example', 'severalEmails', ['a@x.example', 'b@y.example']],
  ['startDate', 'soon', 'notADate', []],
  ['startDate', '12', 'notADate', []],
  ['startDate', 'Foo 3, 2024', 'notADate', []],
  ['startDate', '2024-02-30', 'noSuchDay', []],
  ['startDate', '13/13/2024', 'noSuchDay', []],
  ['startDate', '29 Feb 2023', 'noSuchDay', []],
  ['startDate', '03/04/2024', 'twoReadings', ['2024-03-04', '2024-04-03']],
  ['amount', 'tbd', 'notAnAmount', []],
  ['amount', '1,2,3', 'notAnAmount', []],
  ['amount', '1e5', 'notAnAmount', []],
  ['amount', '1'.repeat(13), 'notAnAmount', []],
  ['amount', '1.200', 'twoAmounts', ['1200', '1.20']],
  ['amount', '1234.567', 'fractionOfCent', ['1234.57']],
  ['amount', '-5', 'negative', []],
  ['amount', '(500)', 'negative', []],
];

test.each(refusals)('as %s, %j is rejected: %s', (key, text, code, suggestions) => {
  expect(checkCell(key, text)).toMatchObject({ valid: false, reason: { code }, suggestions });
});

test('an ambiguous date reports both readings', () => {
  expect(checkCell('startDate', '03/04/2024')).toMatchObject({ reason: { values: { first: 'March 4', second: 'April 3' } } });
});

test.each([
  [['03/04/2024', '25/03/2024'], 'dayFirst', '2024-04-03'],
  [['03/04/2024', '03/25/2024'], 'monthFirst', '2024-03-04'],
] as const)('the column %j determines that its dates are %s', (values, order, clean) => {
  expect(dateOrderOf(values)).toBe(order);
  expect(checkCell('startDate', values[0], dateOrderOf(values))).toEqual({ valid: true, clean });
});

test('a column with conflicting or no evidence determines no date order', () => {
  expect(dateOrderOf(['03/04/2024', '2024-12-31', ''])).toBeNull();
  expect(dateOrderOf(['25/03/2024', '03/25/2024'])).toBeNull();
});

const anything = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom('1', '2', '0', '.', ',', '-', '/', '$', ' ', '@', 'a', '(') }),
  fc.emailAddress(),
  fc.double().map(String),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  ...[accepts, refusals].map((table) => fc.constantFrom(...table.map(([, text]) => text))),
);
const orders = fc.constantFrom('dayFirst', 'monthFirst', null);

const forCells = (expectOf: (...cell: Required<Parameters<typeof checkCell>>) => void) =>
  fc.assert(fc.property(fc.constantFrom(...fieldKeys), anything, orders, expectOf), { numRuns: 2_000 });

test('a delivered value is accepted again unchanged', () => {
  forCells((key, text, order) => {
    const check = checkCell(key, text, order);
    if (check.valid) expect(checkCell(key, String(check.clean ?? ''), order)).toEqual(check);
  });
});

test('every suggested repair is accepted', () => {
  forCells((key, text, order) => {
    const check = checkCell(key, text, order);
    if (!check.valid) expect(check.suggestions.map((repair) => checkCell(key, repair).valid)).not.toContain(false);
  });
});

test('every day of a century is parsed from its usual formats', () => {
  const days = fc.date({ min: new Date('1970-01-01'), max: new Date('2069-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const iso = date.toISOString().slice(0, 10);
      const [year, month, day] = iso.split('-');
      const name = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' }).format(date);
      for (const text of [
        `${name} ${Number(day)}, ${year}`,
        `${day}-${name}-${year}`,
        `${day}.${month}.${year}`,
        `${year}/${month}/${day}`,
      ])
        expect(checkCell('startDate', text)).toEqual({ valid: true, clean: iso });
      expect(checkCell('startDate', `${month}/${day}/${year}`, 'monthFirst')).toEqual({ valid: true, clean: iso });
    }),
  );
});

test('long hostile texts are checked in time that grows with their length', async () => {
  for (const key of fieldKeys)
    for (const part of ['a', 'a.', 'a@', '1,', '1.', ' ', "a'", '-', 'a@b.cc '])
      expect(await cpuMs(() => checkCell(key, part.repeat(100_000)))).toBeLessThan(hostileInputMs);
});
