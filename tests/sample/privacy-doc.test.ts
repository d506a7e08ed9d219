import { readFileSync } from 'node:fs';
import { ownValuesTable, serviceValuesTable } from '../../src/model/reading/storage-tables';
import { tableWords } from '../../src/model/words/table-words';

const words = tableWords('en') ?? { language: 'en', strings: {} };

test.each([
  ['own values', ownValuesTable(words)],
  ['service values', serviceValuesTable(words)],
])('docs/privacy.md shows the %s in the words of the English cookie policy', (name, table) => {
  const doc = readFileSync('docs/privacy.md', 'utf8');
  expect(doc.split(`<!-- ${name} -->\n`)[1]?.split('\n<!-- end -->')[0]).toBe(table);
});
