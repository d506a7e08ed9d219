import { lineOf, provideTools, type Tool, type Way } from '../../../src/commands/install-tools/provide-tools';

const system: readonly Way[] = [
  ['apt-get', ['install', 'server']],
  ['sh', ['-c', 'apt-get update && apt-get install server']],
];

/** A machine on which only the commands in `helping` install the tool. */
function provide(mayChangeSystem: boolean, helping: readonly string[], present = false) {
  const tried: string[] = [];
  const found = () => present || tried.some((line) => helping.includes(line));
  const tool: Tool = { name: 'a server', found, own: [['npx', ['fetch', 'server']]], system, command: 'sudo apt-get install server' };
  const problems = provideTools([tool], mayChangeSystem, (way) => tried.push(lineOf(way)));
  return { tried, problems };
}

const words = 'The tests need a server. Install it with "sudo apt-get install server", or let "npm run test:tools -- --install" do it.';

test('an installed tool is left alone', () => {
  expect(provide(true, [], true)).toEqual({ tried: [], problems: [] });
});

test('without permission the system is not changed, and the install command is reported', () => {
  expect(provide(false, ['apt-get install server'])).toEqual({ tried: ['npx fetch server'], problems: [words] });
});

test('without permission a tool may still be installed in the user’s own cache', () => {
  expect(provide(false, ['npx fetch server'])).toEqual({ tried: ['npx fetch server'], problems: [] });
});

test('with permission the install methods are tried from the least invasive until one works', () => {
  expect(provide(true, ['apt-get install server'])).toEqual({ tried: ['npx fetch server', 'apt-get install server'], problems: [] });
});

test('a tool that cannot be installed is reported', () => {
  const { tried, problems } = provide(true, []);
  expect(tried).toHaveLength(3);
  expect(problems).toEqual([words]);
});
