/** Returns the port given as an argument; 0 means any free port. Throws if the argument is not a port. */
export function portIn(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) throw new Error(`"${text}" is not a port: it must be a number such as 8000.`);
  return Number(text);
}
