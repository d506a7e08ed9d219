/** Returns the port given as an argument; 0, if it is not below the least, means any free port. Throws if the argument is not a port. */
export function portIn(text: string, least: 0 | 1 = 0): number {
  const isPort = /^\d{1,5}$/.test(text) && Number(text) >= least && Number(text) <= 65_535;
  if (!isPort) throw new Error(`"${text}" is not a port: it must be a number such as 8000.`);
  return Number(text);
}

export const portInUse = (port: number) => `Port ${port} is in use: stop the other process, or use another port.`;
