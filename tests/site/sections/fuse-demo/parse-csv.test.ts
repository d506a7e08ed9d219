import fc from 'fast-check';
import { parseCsv } from '../../../../src/site/sections/fuse-demo/parse-csv';
import { cpuMs, hostileInputMs } from '../../../cpu-time';

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
    'a final line break',
    'a,b\r\nc,d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['carriage return line endings', 'a\rb\r', [['a'], ['b']]],
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
  ['quoted line breaks', '"a\r\nb",c', [['a\r\nb', 'c']]],
  ['doubled quotation marks', '"say ""hi""",c', [['say "hi"', 'c']]],
  ['an empty quoted cell', '"",b', [['', 'b']]],
  ['a quotation mark inside an unquoted cell', '5" pipe,b', [['5" pipe', 'b']]],
  ['text after a closing quotation mark', '"a"b,c', [['ab', 'c']]],
  ['a byte order mark', '\uFEFFa,b', [['a', 'b']]],
  ['an empty string', '', []],
])('parses %s', (_, text, rows) => {
  expect(parseCsv(text, ',')).toEqual({ rows, openQuoteLine: null });
});

test('an unclosed quotation mark is reported with its line', () => {
  expect(parseCsv('a,b\r\n"c,d\ne,f', ',').openQuoteLine).toBe(2);
});

test('fully quoted tables are read back unchanged with any delimiter and line ending', () => {
  fc.assert(
    fc.property(tables, delimiters, lineEnds, (rows, delimiter, lineEnd) => {
      const text = rows.map((row) => row.map(quoted).join(delimiter)).join(lineEnd);
      expect(parseCsv(text, delimiter)).toEqual({ rows, openQuoteLine: null });
    }),
  );
});

test('any text is parsed without an error and loses only quotation marks, delimiters and line breaks', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', ',', '\n', '\r', '"', ' ', 'é') }), (text) => {
      const { rows, openQuoteLine } = parseCsv(text, ',');
      const kept = (from: string) => from.replace(/[",\r\n]/g, '');
      expect(kept(rows.flat().join(''))).toBe(kept(text));
      if (!text.includes('"')) expect(openQuoteLine).toBeNull();
    }),
  );
});

test('a quarter of a megabyte is parsed in time that grows with its length', async () => {
  for (const text of ['"'.repeat(262_144), 'a,"b""c"\n'.repeat(29_000), ','.repeat(262_144)])
    expect(await cpuMs(() => parseCsv(text, ','))).toBeLessThan(hostileInputMs);
});
