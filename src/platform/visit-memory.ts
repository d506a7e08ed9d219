import { readStored, writeStored } from './storage';

/** What is remembered: the causes of automatic reloads, and the failures that were reported. */
export type VisitMemory = 'automatic-reloads' | 'reported-failures';

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

/** Remembers a cause until the visit ends; tells whether it was new, or that the browser lets nothing be remembered. */
export function remember(memory: VisitMemory, cause: string): 'new' | 'known' | 'not remembered' {
  const causes = causesIn(readStored('session', memory));
  if (causes.includes(cause)) return 'known';
  return writeStored('session', memory, JSON.stringify([...causes, cause].slice(-rememberedCauses))) ? 'new' : 'not remembered';
}
