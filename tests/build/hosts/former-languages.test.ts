/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeFormerLanguages } from '../../../src/build/hosts/former-languages';

const folder = mkdtempSync(join(tmpdir(), 'languages-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('files of languages that the site no longer has are removed, the others stay', () => {
  for (const language of ['de', 'es']) {
    mkdirSync(join(folder, language));
    for (const name of ['offline.html', 'feed.xml', 'other.txt']) writeFileSync(join(folder, language, name), '');
  }
  removeFormerLanguages(folder, ['en', 'es']);
  const left = ['de/offline.html', 'de/feed.xml', 'de/other.txt', 'es/offline.html', 'es/feed.xml'].filter((file) =>
    existsSync(join(folder, file)),
  );
  expect(left).toEqual(['de/other.txt', 'es/offline.html', 'es/feed.xml']);
});
