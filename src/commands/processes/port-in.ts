/** The port that an argument names; 0 stands for any free one. Throws if it is none. */
export function portIn(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) throw new Error(`"${text}" is not a port: it must be a number such as 8000.`);
  return Number(text);
}
