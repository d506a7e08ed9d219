import { readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { ParseArgsConfig } from 'node:util';
import { readArguments, type Takes } from '../../src/commands/processes/command-arguments';

type AnyTakes = Takes<NonNullable<ParseArgsConfig['options']>>;

const mockTaken = new Map<string, AnyTakes>();
// Takes note of each command in place of running it, which would rewrite files and start servers.
jest.mock('../../src/commands/processes/run-command', () => ({
  runCommand: (name: string, takes: AnyTakes) => void mockTaken.set(name, takes),
}));
// Jest cannot load these.
jest.mock('playwright/test', () => ({ expect: { configure: () => undefined } }));
jest.mock('@capsizecss/unpack', () => ({}));

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const callOf = (script: string) => (script === 'start' ? 'npm start' : `npm run ${script}`);

/** The npm scripts that are a command, and the name of its file. */
const commands = Object.entries<string>(scripts).flatMap(([script, line]): [script: string, name: string][] => {
  const [, name] = /^tsx src\/commands\/([\w-]+)\.ts$/.exec(line) ?? [];
  return name ? [[script, name]] : [];
});

/** The commands that the build and workflows call. */
const others = readdirSync('src/commands')
  .filter((file) => file.endsWith('.ts'))
  .map((file) => basename(file, '.ts'))
  // It only prints what a workflow reads, and takes no arguments.
  .filter((name) => name !== 'deploy-target' && !commands.some(([, each]) => each === name));

async function takesOf(name: string): Promise<AnyTakes> {
  await import(resolve(`src/commands/${name}.ts`));
  return mockTaken.get(name) ?? { usage: 'none' };
}

test('the scripts are found', () => {
  expect(commands.length).toBeGreaterThan(15);
  expect(others).toContain('preflight');
});

test.each(commands)('npm run %s tells its usage when asked, and refuses what it does not take', async (script, name) => {
  const takes = await takesOf(name);
  const [line = '', ...rest] = takes.usage.split('\n');
  expect(`${line} `.startsWith(`${callOf(script)} `)).toBe(true);
  expect(rest.length).toBeGreaterThan(0);
  expect(['--help', '-h'].map((option) => readArguments(takes, [option]))).toEqual(['help', 'help']);
  expect(() => readArguments(takes, ['--wrong'])).toThrow(`${script} takes no --wrong.\nUsage: ${callOf(script)}`);
});

test.each(others)('%s.ts does the same', async (name) => {
  const takes = await takesOf(name);
  expect(`${takes.usage} `.startsWith(`tsx src/commands/${name}.ts`)).toBe(true);
  expect(readArguments(takes, ['--help'])).toBe('help');
  expect(() => readArguments(takes, ['--wrong'])).toThrow(`${name}.ts takes no --wrong.`);
});

test('every option is in the usage', async () => {
  for (const [, name] of commands) {
    const { usage, options = {} } = await takesOf(name);
    expect(Object.keys(options).filter((option) => !usage.includes(`--${option}`))).toEqual([]);
  }
});
