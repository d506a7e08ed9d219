/** The number given to an option; throws if it is not a whole one, or is below the least. */
export function numberIn(name: string, value: string, least: 0 | 1 = 1): number {
  if (!/^\d{1,6}$/.test(value) || Number(value) < least)
    throw new Error(`--${name} must be a whole number${least === 1 ? ' above 0' : ''}.`);
  return Number(value);
}
