import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const unbuilt = mkdtempSync(join(tmpdir(), 'look-'));
beforeAll(() => symlinkSync(resolve('node_modules'), join(unbuilt, 'node_modules')));
afterAll(() => rmSync(unbuilt, { recursive: true }));

const look = (...names: string[]) =>
  spawnSync(process.execPath, [resolve('node_modules/tsx/dist/cli.mjs'), resolve('src/commands/look.ts'), ...names], {
    cwd: unbuilt,
    encoding: 'utf8',
    env: { ...process.env, CONTENT_FOLDER: resolve('tests/second-agency') },
  });

test.each([
  [['home', 'hoem'], /^There is no page kind hoem: choose from .+, home, .+\.\n$/],
  [['--acept'], /^look takes no --acept\.\nUsage: npm run look/],
  [['home'], /^There is no build in public\/: run "npm run build" first\.\n$/],
])('npm run look -- %s fails and says what to do', (names, line) => {
  expect(look(...names).stderr).toMatch(line);
});
