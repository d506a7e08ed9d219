import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { foreignWords } from '../../e2e/foreign-words';

jest.mock('../../src/model/words/locales-folder', () => ({ localesFolder: () => mockFolder }));

const mockFolder = mkdtempSync(join(tmpdir(), 'locales-'));
beforeAll(() => {
  cpSync('locales', mockFolder, { recursive: true });
  mkdirSync(join(mockFolder, 'nl'), { recursive: true });
  writeFileSync(join(mockFolder, 'nl', 'index.json'), JSON.stringify({ reply: 'We antwoorden binnen een dag.' }));
});
afterAll(() => rmSync(mockFolder, { recursive: true }));

test.each([
  ['es', 'Escríbanos with love', ['Escríbanos with love']],
  // A placeholder of the Spanish strings has this name.
  ['es', 'Escríbanos to', ['Escríbanos to']],
  ['es', 'Or, nous sommes à Lyon.', []],
  ['es', '/with/ example.with.es', []],
  ['nl', 'Hier werken we.', []],
  ['nl', 'Hier werken you.', ['Hier werken you.']],
])('in %s, the English words in %j are %j', (language, text, found) => {
  expect(foreignWords(text, { in: language, of: 'en' })).toEqual(found);
});
