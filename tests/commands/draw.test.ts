import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

test('npm run draw fails and says so if no drawing matches', () => {
  const command = [resolve('node_modules/tsx/dist/cli.mjs'), resolve('src/commands/draw.ts'), 'no-such-drawing'];
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('No drawing has “no-such-drawing” in its path.');
});
