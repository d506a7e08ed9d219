import { apartFromComments, withComments } from '../../src/editor/commented-fields';
import { entryError } from '../../src/editor/entry-error';
import { readPage } from '../../src/editor/file-text';
import { yamlWithComments } from '../../src/editor/kept-comments';
import { sampleFile } from '../model/sample-documents';

test('YAML with comments stays with its fields until they are written', () => {
  const yaml = 'title: A page # until May\n';
  expect(apartFromComments(withComments({ title: 'A page' }, yaml))).toEqual({ fields: { title: 'A page' }, yaml });
});

test('fields of YAML without comments are alone', () => {
  expect(withComments({ title: 'A page' }, 'title: A page\n')).toEqual({ title: 'A page' });
  expect(apartFromComments({ title: 'A page' })).toEqual({ fields: { title: 'A page' }, yaml: '' });
});

test('comments are no fields to complain about, in an original or its translation', () => {
  const data = withComments(readPage(sampleFile('post').text), '# A note\n');
  expect(entryError({ collection: 'post', file: undefined, data }, [{ language: 'es', data }], {})).toBe('');
});

const [one, two, three] = ['one # first', 'two # second', 'three # third'];
const yamlOf = (...items: string[]) => `items:\n${items.map((item) => `  - ${item}\n`).join('')}`;

test.each([
  ['removed', ['two', 'three'], yamlOf(two, three)],
  ['added', ['zero', 'one', 'two', 'three'], yamlOf('zero', one, two, three)],
  ['moved', ['three', 'one', 'two'], yamlOf(three, one, two)],
  ['changed', ['one', 'TWO', 'three'], yamlOf(one, 'TWO # second', three)],
])('with an item %s, the items of a list keep their comments', (_, items, expected) => {
  expect(yamlWithComments({ items }, yamlOf(one, two, three))).toBe(expected);
});
