import { lostInTranslation } from '../../../src/model/checking/lost-in-translation';

const place = { file: 'a.es.md', lineOf: (path: readonly PropertyKey[]) => path.length };
const lost = (original: unknown, translated: unknown) =>
  lostInTranslation(place, ['a'], { a: original }, { a: translated }).map(({ line, field, found }) => ({ line, field, found }));

test.each<[string, unknown, unknown, [field: string, found: string, line: number][]]>([
  ['nothing', 'One', 'Uno', []],
  ['what the original lacks too', undefined, undefined, []],
  ['what only the translation has', '', 'Uno', []],
  ['a field', 'One', undefined, [['a', 'nothing', 1]]],
  ['a list', ['One'], [], [['a', 'nothing', 1]]],
  ['entries of a list', ['One', 'Two'], ['Uno'], [['a', '1 entry', 1]]],
  ['an entry that the original lacks', ['One'], ['Uno', 'Dos'], [['a', '2 entries', 1]]],
  ['a field of a field', { b: { c: 'One' } }, { b: {} }, [['a.b.c', 'nothing', 3]]],
  ['a field of an entry', [{ b: 'One' }, { b: 'Two' }], [{ b: 'Uno' }, {}], [['a.1.b', 'nothing', 3]]],
  ['a field that is off', { b: true }, { b: false }, []],
  ['fields of another type of block', [{ type: 'hero', b: 'One' }], [{ type: 'cards' }], []],
  ['fields of another kind of block', [{ kind: 'list', b: 'One' }], [{ kind: 'steps' }], []],
])('reports what a translation lacks: %s', (_, original, translated, expected) => {
  expect(lost(original, translated)).toEqual(expected.map(([field, found, line]) => ({ field, found, line })));
});

test('looks at the given fields only', () => {
  expect(lostInTranslation(place, ['a'], { a: 'One', b: 'Two' }, { a: 'Uno' })).toEqual([]);
});
