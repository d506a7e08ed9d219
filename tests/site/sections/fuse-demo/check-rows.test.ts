import { checkRows } from '../../../../src/site/sections/fuse-demo/check-rows';
import type { Mapping } from '../../../../src/site/sections/fuse-demo/suggest-mapping';

const mapping: Mapping = { name: 0, email: 1, startDate: 2, amount: 3 };
const sheetOf = (...rows: string[][]) => ({ headings: ['Name', 'E-mail', 'Start', 'Pay'], rows });
const ada = ['Ada', 'ada@sea.example', '2024-01-15', '10'];

test('a row with only valid cells is delivered clean', () => {
  expect(checkRows(sheetOf(ada, ['Bo', 'bo@', '', '']), mapping, [])).toMatchObject({
    problemCount: 1,
    nextProblem: { row: 1, key: 'email' },
    clean: [{ name: 'Ada', email: 'ada@sea.example', startDate: '2024-01-15', amount: 10 }],
  });
});

test('an address from an earlier row is rejected with a reference to that row', () => {
  const { rows, clean } = checkRows(sheetOf(ada, ['Bo', 'ADA@sea.example', '', '']), mapping, []);
  expect(rows[1]?.cells[1]?.check).toMatchObject({ valid: false, reason: { code: 'duplicate', values: { row: 1 } } });
  expect(clean).toHaveLength(1);
});

test('a row set aside has no problems, is not delivered and frees its address', () => {
  const report = checkRows(sheetOf(ada, ['Bo', 'ada@sea.example', 'soon', '']), mapping, [0]);
  expect(report).toMatchObject({ problemCount: 1, nextProblem: { row: 1, key: 'startDate' }, clean: [] });
  expect(checkRows(sheetOf(ada, ['', '', '', '']), mapping, [1])).toMatchObject({ problemCount: 0, nextProblem: null });
});

test('an optional field without a column is delivered as null', () => {
  const { clean, rows } = checkRows(sheetOf(ada), { ...mapping, amount: null }, []);
  expect(clean).toEqual([{ name: 'Ada', email: 'ada@sea.example', startDate: '2024-01-15', amount: null }]);
  expect(rows[0]?.cells.map(({ key }) => key)).toEqual(['name', 'email', 'startDate']);
});

test('without a required field, no row is clean', () => {
  expect(checkRows(sheetOf(ada), { ...mapping, email: null }, [])).toMatchObject({ missing: ['email'], problemCount: 0, clean: [] });
});

test('the date order is determined from the whole column', () => {
  const rows = [
    ['Ada', 'a@sea.example', '03/04/2024', ''],
    ['Bo', 'b@sea.example', '25/03/2024', ''],
  ];
  expect(checkRows(sheetOf(...rows), mapping, []).clean.map(({ startDate }) => startDate)).toEqual(['2024-04-03', '2024-03-25']);
});
