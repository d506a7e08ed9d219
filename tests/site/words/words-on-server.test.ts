import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The module in a build or in development, in a project of its own with strings in two languages. */
async function inProject(production: boolean) {
  const project = mkdtempSync(join(tmpdir(), 'words-on-server-'));
  jest.spyOn(process, 'cwd').mockReturnValue(project);
  jest.resetModules();
  jest.doMock('../../../src/site/edge/public-settings', () => ({ publicSettings: { production } }));
  const { wordsOnServer } = await import('../../../src/site/words/words-on-server');
  const write = (language: string, greeting: string) => {
    mkdirSync(join(project, 'locales', language), { recursive: true });
    writeFileSync(join(project, 'locales', language, 'interface.json'), JSON.stringify({ greeting }));
  };
  write('en', 'Hello');
  write('es', 'Hola');
  return { wordsOnServer, write };
}

afterEach(() => jest.restoreAllMocks());

test('a build reads a file once, and each file on its own', async () => {
  const { wordsOnServer, write } = await inProject(true);
  expect(wordsOnServer('en')).toEqual({ greeting: 'Hello' });
  write('en', 'Bye');
  expect(wordsOnServer('en')).toEqual({ greeting: 'Hello' });
  expect(wordsOnServer('es')).toEqual({ greeting: 'Hola' });
});

test('development shows what a file holds now', async () => {
  const { wordsOnServer, write } = await inProject(false);
  expect(wordsOnServer('en')).toEqual({ greeting: 'Hello' });
  write('en', 'Bye');
  expect(wordsOnServer('en')).toEqual({ greeting: 'Bye' });
});
