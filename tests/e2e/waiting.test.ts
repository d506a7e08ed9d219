import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const files = ['e2e', 'src/commands'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(folder, file)),
);

test('no browser test passes a promise to waitForFunction, which takes it for true and does not wait; expect.poll does', () => {
  expect(files.filter((file) => /waitForFunction\(\s*async\b/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
