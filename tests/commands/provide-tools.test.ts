/** @jest-environment node */
import { lineOf, provideTools, type Tool, type Way } from '../../src/commands/provide-tools';

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

test('what is there is left alone', () => {
  expect(provide(true, [], true)).toEqual({ tried: [], problems: [] });
});

test('without leave the system is not changed: the command is said instead', () => {
  expect(provide(false, ['apt-get install server'])).toEqual({ tried: ['npx fetch server'], problems: [words] });
});

test('without leave a tool may come into the user’s own cache', () => {
  expect(provide(false, ['npx fetch server'])).toEqual({ tried: ['npx fetch server'], problems: [] });
});

test('with leave the gentlest way that helps is the last one tried', () => {
  expect(provide(true, ['apt-get install server'])).toEqual({ tried: ['npx fetch server', 'apt-get install server'], problems: [] });
});

test('what cannot be had is said', () => {
  const { tried, problems } = provide(true, []);
  expect(tried).toHaveLength(3);
  expect(problems).toEqual([words]);
});
