import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeOfflinePages } from '../../../src/build/offline/offline-page';
import { noSiteData } from '../../../src/contract/site-data';
import { color } from '../../../src/site/theme/colors';

const paths: Record<string, readonly string[] | null> = { en: null, es: ['/'], de: ['/about-us/'] };
jest.mock('../../../src/build/bundle/site-data', () => ({
  readSiteData: (language: string) => ({ ...noSiteData, paths: paths[language] }),
}));

const folder = mkdtempSync(join(tmpdir(), 'offline-'));
beforeAll(() => writeOfflinePages(folder, ['en', 'es', 'de'], color));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['offline.html', 'en', '/'],
  ['es/offline.html', 'es', '/es/'],
  ['de/offline.html', 'de', '/'],
])('%s is in the language %s, and leads home to %s, the home page that exists', (file, language, home) => {
  const page = readFileSync(join(folder, file), 'utf8');
  expect(page).toContain(`<html lang="${language}" dir="ltr">`);
  expect(page).toContain(`href="${home}"`);
});
