import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

test('npm run draw says so if no drawing matches', () => {
  const command = [resolve('node_modules/tsx/dist/cli.mjs'), resolve('src/commands/draw.ts'), 'no-such-drawing'];
  const { status, stdout } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  expect([status, stdout]).toEqual([0, 'No drawing with “no-such-drawing” in its path has changed since its picture was rendered.\n']);
});
