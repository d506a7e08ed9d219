import { tmpdir } from 'node:os';
import { runLogged } from '../../../e2e/bench/run-logged';

test('a command runs in its folder, as for production', async () => {
  await expect(runLogged(`test "$PWD" = "$(realpath '${tmpdir()}')" && test "$NODE_ENV" = production`, tmpdir())).resolves.toBeUndefined();
});

test('a command that fails is reported with what it said', async () => {
  await expect(runLogged('echo "no such thing"; exit 3', tmpdir())).rejects.toThrow('no such thing');
});
