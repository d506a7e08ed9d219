import { csvOf } from '../../src/receiver/csv';
import { storedLead } from './stored-lead';

const lead = (fields: Record<string, string | string[]>) => storedLead({ lead: { fields } });

/** The last cell of the first row, still quoted. */
const cellFor = (value: string) =>
  csvOf([lead({ z: value })])
    .slice(0, -2)
    .split(',"')
    .at(-1);

test.each([
  ['=HYPERLINK("https://evil.example")', `'=HYPERLINK(""https://evil.example"")"`],
  ['+1 555 0100', `'+1 555 0100"`],
  ['-2', `'-2"`],
  ['@SUM(A1)', `'@SUM(A1)"`],
  [' \t=1', ` \t'=1"`],
  ['\t1', `'\t1"`],
  ['＝1', `'＝1"`],
  ['hello;=1', `hello;'=1"`],
  ['hello; "=1"', `hello; ""'=1"""`],
  ['two lines\n=1', `two lines\n'=1"`],
  ['a "quoted" word', 'a ""quoted"" word"'],
  ['ñ語🙂', 'ñ語🙂"'],
])('the cell of %j is text', (value, cell) => {
  expect(cellFor(value)).toBe(cell);
});

test('leads with different fields share one header, and a list is one cell', () => {
  const [header, first, second, end] = csvOf([lead({ email: 'ada@example.com', interests: ['a', 'b'] }), lead({ company: 'IBM' })])
    .slice(1)
    .split('\r\n');
  expect(header).toMatch(/"field_company","field_email","field_interests"$/);
  expect(first).toMatch(/"","ada@example.com","a; b"$/);
  expect(second).toMatch(/"IBM","",""$/);
  expect(end).toBe('');
});

test('a field with the name of an inherited property is empty where a lead does not have it', () => {
  const [header, first, second] = csvOf([lead({ constructor: 'of ships' }), lead({ company: 'IBM' })]).split('\r\n');
  expect(header).toMatch(/"field_company","field_constructor"$/);
  expect(first).toMatch(/"","of ships"$/);
  expect(second).toMatch(/"IBM",""$/);
});

test('the privacy choice has a column each for date, purposes and question', () => {
  const consent = { version: '3f9a', date: '2026-11-22T10:00:00.000Z', purposes: ['analytics' as const, 'marketing' as const] };
  const [header, row] = csvOf([storedLead({ lead: { consent } })]).split('\r\n');
  expect(header).toContain('"consent_date","consent_purposes","consent_version"');
  expect(row).toContain('"2026-11-22T10:00:00.000Z","analytics; marketing","3f9a"');
});

test('it begins with a byte order mark, for Excel, and has a header even without leads', () => {
  expect(csvOf([])).toMatch(/^\uFEFF"key","revision",[^\n]*\r\n$/);
});
