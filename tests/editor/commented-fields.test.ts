import { apartFromComments, withComments } from '../../src/editor/commented-fields';
import { entryError } from '../../src/editor/entry-error';
import { readPage } from '../../src/editor/file-text';
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
