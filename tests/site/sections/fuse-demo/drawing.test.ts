import fc from 'fast-check';
import { connectionPath, drawingHeight } from '../../../../src/site/sections/fuse-demo/connection-path';
import { shownColumns } from '../../../../src/site/sections/fuse-demo/shown-columns';
import type { Mapping } from '../../../../src/site/sections/fuse-demo/suggest-mapping';

const none: Mapping = { name: null, email: null, startDate: null, amount: null };

test('a connection runs from the middle of one row to the middle of another', () => {
  expect(connectionPath(0, 2, 3, 4)).toBe('M0 250C50 250 50 875 100 875');
  expect(connectionPath(1, 2, 1, 2)).toBe(`M0 ${0.75 * drawingHeight}C50 750 50 750 100 750`);
});

test('all columns are drawn if there are few, the first eight if there are many', () => {
  expect(shownColumns(3, none)).toEqual([0, 1, 2]);
  expect(shownColumns(40, none)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test('a mapped column is drawn regardless of its position', () => {
  const column = fc.option(fc.integer({ min: 0, max: 39 }));
  fc.assert(
    fc.property(fc.record({ name: column, email: column, startDate: column, amount: column }), (mapping) => {
      const shown = shownColumns(40, mapping);
      const mapped = Object.values(mapping).filter((value) => value !== null);
      expect(shown).toEqual(expect.arrayContaining(mapped));
      expect(shown).toHaveLength(8);
      expect([...shown].sort((one, other) => one - other)).toEqual(shown);
    }),
  );
});
