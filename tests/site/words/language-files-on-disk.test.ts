import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languageFiles } from '../../../src/site/words/language-files-on-disk';

const project = mkdtempSync(join(tmpdir(), 'language-files-on-disk-'));
beforeEach(() => {
  jest.spyOn(process, 'cwd').mockReturnValue(project);
});
afterAll(() => rmSync(project, { recursive: true }));

const write = (folder: string, name: string, value: unknown) => {
  mkdirSync(join(project, folder), { recursive: true });
  writeFileSync(join(project, folder, name), JSON.stringify(value));
};

test('the server of gatsby develop shows what the files of a language hold now', () => {
  write('locales/en', 'interface.json', { greeting: 'Hello' });
  write('locales/es', 'interface.json', { greeting: 'Hola' });
  write('.cache/site-data', 'en.json', { siteUrl: 'https://one.example' });
  expect(languageFiles.wordsIn('en')).toEqual({ greeting: 'Hello' });
  expect(languageFiles.wordsIn('es')).toEqual({ greeting: 'Hola' });
  expect(languageFiles.translatorIn('es')('greeting')).toBe('Hola');
  write('locales/en', 'interface.json', { greeting: 'Bye' });
  write('.cache/site-data', 'en.json', { siteUrl: 'https://other.example' });
  expect(languageFiles.wordsIn('en')).toEqual({ greeting: 'Bye' });
  expect(languageFiles.siteDataIn('en')).toEqual({ siteUrl: 'https://other.example' });
});
