import { runCommand } from '../../../src/commands/processes/run-command';

const [node = '', ...given] = process.argv;
const exit = jest.spyOn(process, 'exit').mockImplementation();
const said = jest.spyOn(console, 'error').mockImplementation();
afterAll(() => {
  process.argv = [node, ...given];
});

test('a command runs with its arguments if the process was started with its file', async () => {
  process.argv = [node, '/site/src/commands/new.ts', 'post', 'A title'];
  const run = jest.fn();
  await runCommand('new', run);
  expect(run.mock.calls).toEqual([['post', 'A title']]);
  expect(exit).not.toHaveBeenCalled();
});

test.each(['/site/src/commands/renew.ts', 'tests/commands/new.test.ts', ''])('it does not run when %j imports it', async (file) => {
  process.argv = [node, file];
  const run = jest.fn();
  await runCommand('new', run);
  expect(run).not.toHaveBeenCalled();
});

test('a failure is printed as its message, and fails the process', async () => {
  process.argv = [node, 'src/commands/new.ts'];
  await runCommand('new', () => Promise.reject(new Error('It is full.')));
  expect(said.mock.calls).toEqual([['It is full.']]);
  expect(exit.mock.calls).toEqual([[1]]);
});
