import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The module in a build or in development, in a project of its own. */
async function inProject(production: boolean) {
  const project = mkdtempSync(join(tmpdir(), 'read-at-build-'));
  jest.spyOn(process, 'cwd').mockReturnValue(project);
  jest.resetModules();
  jest.doMock('../../../src/site/edge/public-settings', () => ({ publicSettings: { production } }));
  const { readAtBuild } = await import('../../../src/site/words/read-at-build');
  const write = (name: string, value: unknown) => writeFileSync(join(project, name), JSON.stringify(value));
  return { readAtBuild, write };
}

afterEach(() => jest.restoreAllMocks());

test('a build reads a file once, and each file on its own', async () => {
  const { readAtBuild, write } = await inProject(true);
  write('en.json', { greeting: 'Hello' });
  write('es.json', { greeting: 'Hola' });
  expect(readAtBuild('en.json')).toEqual({ greeting: 'Hello' });
  write('en.json', { greeting: 'Bye' });
  expect(readAtBuild('en.json')).toEqual({ greeting: 'Hello' });
  expect(readAtBuild('es.json')).toEqual({ greeting: 'Hola' });
});

test('development shows what a file holds now', async () => {
  const { readAtBuild, write } = await inProject(false);
  write('en.json', { greeting: 'Hello' });
  expect(readAtBuild('en.json')).toEqual({ greeting: 'Hello' });
  write('en.json', { greeting: 'Bye' });
  expect(readAtBuild('en.json')).toEqual({ greeting: 'Bye' });
});
