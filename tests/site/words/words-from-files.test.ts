/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { interfaceWords } from '../../../src/site/words/words-from-files';

const project = mkdtempSync(join(tmpdir(), 'words-from-files-'));
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
  write('.cache/site-frames', 'en.json', { siteUrl: 'https://one.example' });
  expect(interfaceWords.wordsIn('en')).toEqual({ greeting: 'Hello' });
  expect(interfaceWords.wordsIn('es')).toEqual({ greeting: 'Hola' });
  write('locales/en', 'interface.json', { greeting: 'Bye' });
  write('.cache/site-frames', 'en.json', { siteUrl: 'https://other.example' });
  expect(interfaceWords.wordsIn('en')).toEqual({ greeting: 'Bye' });
  expect(interfaceWords.frameIn('en')).toEqual({ siteUrl: 'https://other.example' });
});
