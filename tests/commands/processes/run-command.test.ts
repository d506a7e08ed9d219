import { runCommand } from '../../../src/commands/processes/run-command';

const [node = '', ...given] = process.argv;
const exit = jest.spyOn(process, 'exit').mockImplementation();
const said = jest.spyOn(console, 'error').mockImplementation();
beforeEach(() => jest.clearAllMocks());
afterAll(() => {
  process.argv = [node, ...given];
});

const takes = { usage: 'npm run new -- KIND "Title"', most: 2 };

test('a command runs with its arguments if the process was started with its file', async () => {
  process.argv = [node, '/site/src/commands/new.ts', 'post', 'A title'];
  const run = jest.fn();
  await runCommand('new', takes, run);
  expect(run.mock.calls).toEqual([[{ values: {}, positionals: ['post', 'A title'], named: [] }]]);
  expect(exit).not.toHaveBeenCalled();
});

test.each(['/site/src/commands/renew.ts', 'tests/commands/new.test.ts', ''])('it does not run when %j imports it', async (file) => {
  process.argv = [node, file];
  const run = jest.fn();
  await runCommand('new', takes, run);
  expect(run).not.toHaveBeenCalled();
});

test.each(['--help', '-h'])('%s prints its usage, even beside a mistake, and nothing runs or fails', async (option) => {
  const printed = jest.spyOn(console, 'log').mockImplementation();
  process.argv = [node, 'src/commands/new.ts', 'post', '--wrong', option];
  const run = jest.fn();
  await runCommand('new', takes, run);
  expect(printed.mock.calls).toEqual([[takes.usage]]);
  expect([run, exit, said].map(({ mock }) => mock.calls)).toEqual([[], [], []]);
});

test('with an option that it does not take, a command does not run, but fails', async () => {
  process.argv = [node, 'src/commands/new.ts', 'post', '--wrong'];
  const run = jest.fn();
  await runCommand('new', takes, run);
  expect([run, exit, said].map(({ mock }) => mock.calls)).toEqual([[], [[1]], [[`new takes no --wrong.\nUsage: ${takes.usage}`]]]);
});

test('a failure is printed as its message, and fails the process', async () => {
  process.argv = [node, 'src/commands/new.ts'];
  await runCommand('new', takes, () => Promise.reject(new Error('It is full.')));
  expect(said.mock.calls).toEqual([['It is full.']]);
  expect(exit.mock.calls).toEqual([[1]]);
});
