import { parse } from 'node:path';

/**
 * Runs the command of the file `src/commands/{name}.ts` with its arguments, unless another command or a test only imports that
 * file. An error is printed without its stack and ends the process, which a server that was already started would keep alive.
 */
export async function runCommand(name: string, run: (...args: string[]) => unknown): Promise<void> {
  const [, file = '', ...args] = process.argv;
  if (parse(file).name !== name) return;
  try {
    await run(...args);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
