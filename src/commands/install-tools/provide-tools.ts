export type Way = readonly [command: string, args: readonly string[]];
export type Tool = {
  name: string;
  found: () => boolean;
  /** Ways that change only this user's caches. */
  own?: readonly Way[];
  /** Ways that change the system, least invasive first. */
  system: readonly Way[];
  /** The command to suggest to the user. */
  command: string;
};

export const lineOf = ([command, args]: Way) => [command, ...args].join(' ');

/**
 * Provides missing tools and returns a line for each that could not be provided, with the command to install it. Changes
 * the system only if `mayChangeSystem` is set.
 */
export function provideTools(tools: readonly Tool[], mayChangeSystem: boolean, run: (way: Way) => void): string[] {
  return tools.flatMap(({ name, found, own = [], system, command }) => {
    const ways = [...own, ...(mayChangeSystem ? system : [])];
    const provided = (way: Way) => {
      run(way);
      return found();
    };
    if (found() || ways.some(provided)) return [];
    return [`The tests need ${name}. Install it with "${command}", or let "npm run test:tools -- --install" do it.`];
  });
}
