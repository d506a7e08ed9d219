/** @jest-environment node */
import fc from 'fast-check';
import { parseCsv } from '../../../../src/site/sections/fuse-demo/parse-csv';

const delimiters = fc.constantFrom(',', ';', '\t', '|');
const lineEnds = fc.constantFrom('\r\n', '\n', '\r');
const cells = fc.oneof(fc.string(), fc.constantFrom('', '"', '""', 'a,b', 'a;b', 'two\nlines', 'two\r\nlines', ' spaces '));
const tables = fc.array(fc.array(cells, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 6 });

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

test.each<[string, string, string[][]]>([
  [
    'plain rows',
    'a,b\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a last line that ends',
    'a,b\r\nc,d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['old line ends', 'a\rb\r', [['a'], ['b']]],
  [
    'empty cells',
    ',a,\n,,',
    [
      ['', 'a', ''],
      ['', '', ''],
    ],
  ],
  ['an empty line', 'a\n\nb', [['a'], [''], ['b']]],
  ['quoted delimiters', '"a,b",c', [['a,b', 'c']]],
  ['quoted line ends', '"a\r\nb",c', [['a\r\nb', 'c']]],
  ['doubled marks', '"say ""hi""",c', [['say "hi"', 'c']]],
  ['an empty quoted cell', '"",b', [['', 'b']]],
  ['a mark inside a plain cell', '5" pipe,b', [['5" pipe', 'b']]],
  ['text after a closing mark', '"a"b,c', [['ab', 'c']]],
  ['a byte order mark', '\uFEFFa,b', [['a', 'b']]],
  ['nothing', '', []],
])('%s are read', (_, text, rows) => {
  expect(parseCsv(text, ',')).toEqual({ rows, openQuoteLine: null });
});

test('a quotation mark that is never closed is found with its line', () => {
  expect(parseCsv('a,b\r\n"c,d\ne,f', ',').openQuoteLine).toBe(2);
});

test('what was written with every cell quoted is read back, with any delimiter and line end', () => {
  fc.assert(
    fc.property(tables, delimiters, lineEnds, (rows, delimiter, lineEnd) => {
      const text = rows.map((row) => row.map(quoted).join(delimiter)).join(lineEnd);
      expect(parseCsv(text, delimiter)).toEqual({ rows, openQuoteLine: null });
    }),
  );
});

test('any text is read without an error, and no character of a plain text is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', ',', '\n', '\r', '"', ' ', 'é') }), (text) => {
      const { rows, openQuoteLine } = parseCsv(text, ',');
      const kept = (from: string) => from.replace(/[",\r\n]/g, '');
      expect(kept(rows.flat().join(''))).toBe(kept(text));
      if (!text.includes('"')) expect(openQuoteLine).toBeNull();
    }),
  );
});

test('a quarter of a megabyte is read in linear time: within seconds on the slowest machine', () => {
  for (const text of ['"'.repeat(262_144), 'a,"b""c"\n'.repeat(29_000), ','.repeat(262_144)]) {
    const before = performance.now();
    parseCsv(text, ',');
    expect(performance.now() - before).toBeLessThan(2_000);
  }
});
