import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;
type OptionToken = { name: string; rawName: string; value: string | undefined; inlineValue: boolean | undefined };

/** What a command takes. */
export type Takes<Of extends Options> = {
  /** How it is called, as `--help` prints it; its first line begins with the command itself. */
  usage: string;
  /** The options, as `parseArgs` knows them; none if unset. */
  options?: Of;
  /** How many arguments it takes besides the options; none if unset. */
  most?: number;
};

/** What a command was called with. */
export type Given<Of extends Options> = {
  values: ReturnType<typeof parseArgs<{ options: Of; allowPositionals: true }>>['values'];
  positionals: string[];
  /** The options that were given; the others have their defaults. */
  named: string[];
};

/** The name of a command in messages: `tidy` if it is called as `npm run tidy`, `due.ts` if as `tsx src/commands/due.ts`. */
const nameIn = (usage: string) => /^(?:npm (?:run )?|tsx (?:\S+\/)?)(\S+)/.exec(usage)?.[1] ?? usage;

/** An argument such as `--wrong`, which nobody means as the name of a folder or page; a lone dash can be part of a title. */
const isLikeOption = (text: string) => /^-./.test(text);

/** Why an option is not one that the command takes; undefined if it is. */
function optionFault(name: string, known: Options, token: OptionToken): string | undefined {
  const { rawName, value, inlineValue } = token;
  const type = Object.hasOwn(known, token.name) ? known[token.name]?.type : undefined;
  if (!type) return `${name} takes no ${rawName}.`;
  if (type === 'boolean') return value === undefined ? undefined : `${rawName} takes no value.`;
  return value === undefined || (!inlineValue && isLikeOption(value)) ? `${rawName} needs a value.` : undefined;
}

function argumentFault(name: string, value: string, isSurplus: boolean): string | undefined {
  if (isLikeOption(value)) return `${name} takes no ${value}.`;
  return isSurplus ? `"${value}" is one argument too many for ${name}.` : undefined;
}

/** The arguments of a command, or `help` if they ask for its usage. Throws on any that it does not take, with its usage. */
export function readArguments<const Of extends Options>({ usage, options, most = 0 }: Takes<Of>, args: string[]): Given<Of> | 'help' {
  const known: Options = { ...options, help: { type: 'boolean', short: 'h' } };
  // Not strict: Node's own messages are for the author of a command.
  const { tokens, positionals, values } = parseArgs({ args, options: known, strict: false, tokens: true });
  const given = tokens.filter((token) => token.kind === 'option');
  if (given.some((token) => token.name === 'help')) return 'help';
  const name = nameIn(usage);
  const faults = [
    ...given.map((token) => optionFault(name, known, token)),
    ...positionals.map((value, index) => argumentFault(name, value, index >= most)),
  ];
  const fault = faults.find(Boolean);
  if (fault) throw new Error(`${fault}\nUsage: ${usage}`);
  // The types of the options, without --help, which was not given.
  return { values: values as Given<Of>['values'], positionals, named: given.map((token) => token.name) };
}
