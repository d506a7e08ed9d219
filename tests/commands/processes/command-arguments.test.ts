import { readArguments } from '../../../src/commands/processes/command-arguments';

const usage = 'npm run shelve -- <book> [--row 3] [--dry]';
const options = { row: { type: 'string', default: '1' }, dry: { type: 'boolean', default: false, short: 'd' } } as const;
const takes = { usage, options, most: 1 };

test('options and arguments are read in any order, and the others have their defaults', () => {
  expect(readArguments(takes, ['--row', '3', 'a book', '-d'])).toMatchObject({
    values: { row: '3', dry: true },
    positionals: ['a book'],
    named: ['row', 'dry'],
  });
  expect(readArguments(takes, ['--row='])).toMatchObject({ values: { row: '', dry: false }, positionals: [], named: ['row'] });
});

test.each([[['--help']], [['-h']], [['a book', '--wrong', '--help']], [['-dh']]])('%j asks for the usage', (args) => {
  expect(readArguments(takes, args)).toBe('help');
});

test.each([
  [['--wrong'], 'shelve takes no --wrong.'],
  [['-w'], 'shelve takes no -w.'],
  [['--constructor'], 'shelve takes no --constructor.'],
  [['--', '--help'], 'shelve takes no --help.'],
  [['a book', 'another'], '"another" is one argument too many for shelve.'],
  [['--row'], '--row needs a value.'],
  [['--row', '--dry'], '--row needs a value.'],
  [['--dry=yes'], '--dry takes no value.'],
])('%j is refused in one line before the usage', (args, line) => {
  expect(() => readArguments(takes, args)).toThrow(new Error(`${line}\nUsage: ${usage}`));
});

test.each([
  ['npm start\n  Builds the site.', 'start'],
  ['npm run draw:guide', 'draw:guide'],
  ['tsx src/commands/due.ts --since <time>', 'due.ts'],
])('the command of the usage %j is called %s', (of, name) => {
  expect(() => readArguments({ usage: of }, ['--wrong'])).toThrow(`${name} takes no --wrong.`);
});

test('a dash alone is an argument, as in a title without quotation marks', () => {
  expect(readArguments({ usage, most: 3 }, ['Yesterday', '-', 'today'])).toMatchObject({ positionals: ['Yesterday', '-', 'today'] });
});
