import { spawnSync } from 'node:child_process';

test('npm start reports a malformed setting of the leads receiver before it builds', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'src/commands/start.ts'], {
    encoding: 'utf8',
    env: { ...process.env, LEADS_PORT: 'many' },
  });
  expect([status, stdout, stderr]).toEqual([1, '', expect.stringMatching(/^LEADS_PORT is malformed: .*\n$/)]);
});
