import fc from 'fast-check';
import { detectDelimiter } from '../../../../src/site/sections/fuse-demo/detect-delimiter';
import { limits, readSheet } from '../../../../src/site/sections/fuse-demo/read-sheet';

const read = (text: string) => readSheet(text, (position) => `Column ${position}`);
const rowsOf = (count: number) => `name\n${'Ada\n'.repeat(count)}`;

test.each([
  ['a,b\n1,2', ','],
  ['a;b\n1,5;2,5\n3,5;4', ';'],
  ['a\tb\n1, or 2\t3', '\t'],
  ['a|b\n1|2', '|'],
  ['"a,b";c\n"1,2";3', ';'],
  ['Last, first, middle;Mail\nAda;ada@sea.example\nBo;bo@sea.example', ';'],
  ['just one column', ','],
  ['', ','],
])('the delimiter of %j is %j', (text, delimiter) => {
  expect(detectDelimiter(text)).toBe(delimiter);
});

test('headings are trimmed, blank headings are named, empty rows are dropped and short rows are padded', () => {
  expect(read(' Name ,,Start\n\nAda\n,,\nBo,x,y,extra')).toEqual({
    sheet: {
      headings: ['Name', 'Column 2', 'Start', 'Column 4'],
      rows: [
        ['Ada', '', '', ''],
        ['Bo', 'x', 'y', 'extra'],
      ],
    },
  });
});

test('cells without headings are recognized by an email address in the first row', () => {
  expect(read('Ada\tada@sea.example\nBo\tbo@sea.example')).toEqual({
    sheet: {
      headings: ['Column 1', 'Column 2'],
      rows: [
        ['Ada', 'ada@sea.example'],
        ['Bo', 'bo@sea.example'],
      ],
    },
  });
});

test.each([
  ['an empty text', '', { code: 'empty' }],
  ['blank cells', ' , \n,', { code: 'empty' }],
  ['headings alone', 'Name,E-mail', { code: 'noRows' }],
  ['one row too many', rowsOf(201), { code: 'tooManyRows', value: 201 }],
  ['one column too many', `${'a,'.repeat(40)}a\n1`, { code: 'tooManyColumns', value: 41 }],
  ['too much text', 'a'.repeat(limits.bytes + 1), { code: 'tooLarge', value: 257 }],
  ['an unclosed quotation mark', 'a,b\n1,2\n"3,4', { code: 'openQuote', value: 3 }],
  ['an image', 'GIF89a\0\0', { code: 'notText' }],
])('%s is rejected with a reason', (_, text, problem) => {
  expect(read(text)).toEqual({ problem });
});

test('two hundred rows are accepted', () => {
  const result = read(rowsOf(200));
  expect('sheet' in result && result.sheet.rows).toHaveLength(200);
});

test('a sheet read from any text is rectangular and within the limits', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', '@', '.', ',', ';', '\t', '|', '\n', '\r', '"', ' '), maxLength: 200 });
  fc.assert(
    fc.property(texts, (text) => {
      const result = read(text);
      if (!('sheet' in result)) return;
      const { headings, rows } = result.sheet;
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.length).toBeLessThanOrEqual(limits.rows);
      expect(rows.every((row) => row.length === headings.length)).toBe(true);
      expect(headings.every((heading) => heading !== '')).toBe(true);
    }),
  );
});
