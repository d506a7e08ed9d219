import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { color } from '../../../src/site/theme/colors';
import { writeContentToTranslate } from '../../model/translated-content';

const [project, home] = [mkdtempSync(join(tmpdir(), 'language-files-')), process.cwd()];
beforeAll(() => {
  writeContentToTranslate(join(project, 'content'));
  for (const shared of ['locales', 'node_modules', 'src']) symlinkSync(join(home, shared), join(project, shared));
  // Bundles are fed from the cache of the project folder.
  process.chdir(project);
});
afterAll(() => {
  process.chdir(home);
  rmSync(project, { recursive: true });
});

test('bundles get no site data and no drawings of languages that the site no longer has', async () => {
  const { writeIllustrations, illustrationsFolder } = await import('../../../src/build/bundle/illustrations');
  const { writeSiteData, siteDataFolder } = await import('../../../src/build/bundle/site-data');
  const { readContent } = await import('../../../src/model/read-content');
  const { content } = readContent(join(project, 'content'), 'all');
  if (!content) throw new Error('The content cannot be read.');
  const names = content.site.languages.map((language) => `${language}.json`).sort();
  for (const folder of [illustrationsFolder, siteDataFolder]) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'xx.json'), '{}');
  }
  writeIllustrations();
  writeSiteData(content, color, 'https://www.example.com');
  expect([readdirSync(illustrationsFolder).sort(), readdirSync(siteDataFolder).sort()]).toEqual([names, names]);
});

test('only a changed text counts as a change', async () => {
  const { writeLanguageFiles } = await import('../../../src/build/bundle/language-files');
  const write = (text: string) => writeLanguageFiles(join(project, 'texts'), new Map([['en', text]]));
  expect([write('one'), write('one'), write('two')]).toEqual([true, false, true]);
});
