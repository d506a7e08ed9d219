import { parse } from 'node:path';
import type { ParseArgsConfig } from 'node:util';
import { type Given, readArguments, type Takes } from './command-arguments';

/**
 * Runs the command of the file `src/commands/{name}.ts` with what it was called with, unless another command or a test only
 * imports that file. `--help` and `-h` print its usage instead. An error is printed without its stack and ends the process, which
 * a server that was already started would keep alive.
 */
export async function runCommand<const Of extends NonNullable<ParseArgsConfig['options']>>(
  name: string,
  takes: Takes<Of>,
  run: (given: Given<Of>) => unknown,
): Promise<void> {
  const [, file = '', ...args] = process.argv;
  if (parse(file).name !== name) return;
  try {
    const given = readArguments(takes, args);
    if (given === 'help') console.log(takes.usage);
    else await run(given);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
