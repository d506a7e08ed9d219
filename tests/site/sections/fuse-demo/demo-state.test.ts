import fc from 'fast-check';
import { checkRows } from '../../../../src/site/sections/fuse-demo/check-rows';
import { type DemoAction, type DemoState, reduceDemo, sampleState, views } from '../../../../src/site/sections/fuse-demo/demo-state';
import { sampleSheet } from '../../../../src/site/sections/fuse-demo/sample';
import { fieldKeys } from '../../../../src/site/sections/fuse-demo/target-fields';

const after = (...actions: DemoAction[]) => actions.reduce(reduceDemo, sampleState());
const reportOf = ({ sheet, mapping, aside }: DemoState) => checkRows(sheet, mapping, aside);
const own = { headings: ['Mail', 'Person'], rows: [['ada@sea.example', 'Ada L']] };

/** The repairs the sample needs. */
const repairs: DemoAction[] = [
  { type: 'cellCorrected', row: 2, column: 4, text: 'priya.nair@harborlight.example' },
  { type: 'cellCorrected', row: 3, column: 0, text: '2024-04-03' },
  { type: 'cellCorrected', row: 4, column: 4, text: 'lena.f@harborlight.example' },
  { type: 'cellCorrected', row: 5, column: 2, text: '3,900' },
  { type: 'rowSetAside', row: 6, aside: true },
];

test('the sample starts with problems, and each repair reduces them', () => {
  const counts = repairs.map((_, index) => reportOf(after(...repairs.slice(0, index))).problemCount);
  expect([...counts, reportOf(after(...repairs)).problemCount]).toEqual([6, 5, 4, 3, 2, 0]);
  expect(reportOf(after(...repairs)).clean).toHaveLength(6);
});

test('a corrected cell counts as touched once, and the sample itself stays unchanged', () => {
  const state = after(...repairs, ...repairs);
  expect(state.touched).toEqual(['2:4', '3:0', '4:4', '5:2']);
  expect(state.aside).toEqual([6]);
  expect(sampleSheet.rows[2]?.[4]).toBe('priya.nair@@harborlight.example');
});

test('a new sheet starts fresh with its own suggestions', () => {
  const state = after(...repairs, { type: 'viewChosen', view: 'json' }, { type: 'sheetRead', name: 'own.csv', sheet: own });
  expect(state).toMatchObject({ name: 'own.csv', sheet: own, touched: [], aside: [], view: 'check', problem: null });
  expect(state.mapping).toEqual({ name: 1, email: 0, startDate: null, amount: null });
});

test('a rejected file leaves the work unchanged, and a valid one clears the message', () => {
  const before = after(...repairs);
  const refused = reduceDemo(before, { type: 'sheetRefused', problem: { code: 'empty' } });
  expect(refused).toEqual({ ...before, problem: { code: 'empty' } });
  expect(reduceDemo(refused, { type: 'sheetRead', name: null, sheet: own }).problem).toBeNull();
});

test('restoring the sample returns to the initial state', () => {
  expect(after(...repairs, { type: 'sampleRestored' })).toEqual(sampleState());
});

test('a row set aside can be restored', () => {
  expect(after({ type: 'rowSetAside', row: 6, aside: true }, { type: 'rowSetAside', row: 6, aside: false }).aside).toEqual([]);
});

const columns = fc.integer({ min: 0, max: 5 });
const rows = fc.integer({ min: 0, max: 6 });
const actions: fc.Arbitrary<DemoAction> = fc.oneof(
  fc.record({ type: fc.constant('fieldMapped' as const), key: fc.constantFrom(...fieldKeys), column: fc.option(columns) }),
  fc.record({ type: fc.constant('cellCorrected' as const), row: rows, column: columns, text: fc.string() }),
  fc.record({ type: fc.constant('rowSetAside' as const), row: rows, aside: fc.boolean() }),
  fc.record({ type: fc.constant('viewChosen' as const), view: fc.constantFrom(...views) }),
  fc.constant<DemoAction>({ type: 'sheetRefused', problem: { code: 'empty' } }),
);

test('after any actions, the sheet keeps its shape and only rows without problems are delivered', () => {
  fc.assert(
    fc.property(fc.array(actions, { maxLength: 20 }), (history) => {
      const state = after(...history);
      const { clean, problemCount, nextProblem, rows: checked } = reportOf(state);
      expect(state.sheet.rows.map((row) => row.length)).toEqual(sampleSheet.rows.map((row) => row.length));
      expect(clean.length).toBeLessThanOrEqual(sampleSheet.rows.length - state.aside.length);
      expect(nextProblem === null).toBe(problemCount === 0);
      expect(clean.every(({ name, email }) => name !== null && email !== null)).toBe(true);
      expect(checked).toHaveLength(sampleSheet.rows.length);
      expect(new Set(state.aside).size).toBe(state.aside.length);
    }),
  );
});
