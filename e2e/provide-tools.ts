export type Way = readonly [command: string, args: readonly string[]];
export type Tool = {
  name: string;
  found: () => boolean;
  /** Ways that change nothing but this user's caches. */
  own?: readonly Way[];
  /** Ways that change the system, the gentlest first. */
  system: readonly Way[];
  /** What a person would type. */
  command: string;
};

export const lineOf = ([command, args]: Way) => [command, ...args].join(' ');

/**
 * Gets the tools that are missing, and gives back one line for each that stays so. Where nobody said that the system may be
 * changed, the line holds the command that would change it.
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
