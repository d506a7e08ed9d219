import { readStored, writeStored } from './storage';

/** The kinds of memory: causes of automatic reloads, and failures that were reported. */
export type VisitMemory = 'automatic-reloads' | 'reported-failures';

/** More causes than occur in a visit. */
const rememberedCauses = 20;

/** Returns the causes in a stored text; empty if it is not a list of strings. */
export function causesIn(stored: string | null): string[] {
  try {
    const causes: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(causes) ? causes.filter((cause) => typeof cause === 'string') : [];
  } catch {
    return [];
  }
}

/** Remembers a cause until the visit ends; returns whether it was new, or `not remembered` if storage is denied or full. */
export function remember(memory: VisitMemory, cause: string): 'new' | 'known' | 'not remembered' {
  const causes = causesIn(readStored('session', memory));
  if (causes.includes(cause)) return 'known';
  return writeStored('session', memory, JSON.stringify([...causes, cause].slice(-rememberedCauses))) ? 'new' : 'not remembered';
}
