import { translationsIn } from '../../src/commands/check/translations-in';
import { contentFolder } from '../../src/model/content-folder';
import { readContent } from '../../src/model/read-content';

const { content } = readContent(contentFolder());
const remarks = content ? translationsIn(contentFolder(), content, Date.now()) : [];

test('the sample has a second language, whose pages, settings and drawings are translated whole', () => {
  expect(remarks.map(({ language }) => language)).toEqual(['es']);
  expect(remarks.flatMap(({ incomplete }) => incomplete)).toEqual([]);
  expect(remarks.flatMap(({ untranslated }) => untranslated).filter(({ kind }) => kind === 'drawings')).toEqual([]);
});
