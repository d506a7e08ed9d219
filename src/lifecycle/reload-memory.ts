import { readStored, writeStored } from '../platform/storage';

const key = 'automatic-reloads';

/** More causes than a visit can meet. */
const rememberedCauses = 20;

/** The causes in what is stored; none where it is not a list of texts. */
export function causesIn(stored: string | null): string[] {
  try {
    const causes: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(causes) ? causes.filter((cause) => typeof cause === 'string') : [];
  } catch {
    return [];
  }
}

/** Whether a reload for this cause is the first of the visit; a reload that cannot be remembered is none that may be done. */
export function isFirstReload(cause: string): boolean {
  const causes = causesIn(readStored('session', key));
  return !causes.includes(cause) && writeStored('session', key, JSON.stringify([...causes, cause].slice(-rememberedCauses)));
}
