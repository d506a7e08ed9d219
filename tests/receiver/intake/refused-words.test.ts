import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languagesIn } from '../../../src/model/words/locales-folder';
import { readRefusedWords } from '../../../src/receiver/intake/refused-words';
import { refusedFormIn } from './refused-form-in';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'locales-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(language: string, text: string): void {
  mkdirSync(join(folder, language));
  writeFileSync(join(folder, language, 'refused-form.json'), text);
}

test('the words of each language are read, and those with mistakes are left out', () => {
  write('de', JSON.stringify(refusedFormIn('de')));
  write('pt-BR', JSON.stringify(refusedFormIn('pt')));
  write('es', JSON.stringify({ refusedForm: { title: 'x' } }));
  write('fr', '{');
  write('it', 'null');
  mkdirSync(join(folder, 'nl'));
  expect(Object.fromEntries(readRefusedWords(folder))).toEqual({ de: refusedFormIn('de'), 'pt-BR': refusedFormIn('pt') });
});

test('there are none without the folder', () => {
  expect(readRefusedWords(join(folder, 'missing')).size).toBe(0);
});

test('every language of this project has them', () => {
  expect([...readRefusedWords().keys()]).toEqual(languagesIn());
});
