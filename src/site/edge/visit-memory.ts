import { parsedJson } from '../../contract/objects';
import { readStored, writeStored } from './storage';

/** The kinds of memory: causes of automatic reloads, and failures already reported. */
type VisitMemory = 'automatic-reloads' | 'reported-failures';

/** More causes than occur in one visit. */
const rememberedCauses = 20;

/** Returns the strings in a stored list; empty if the text is no list. */
export function causesIn(stored: string | null): string[] {
  const causes = parsedJson(stored ?? '');
  return Array.isArray(causes) ? causes.filter((cause) => typeof cause === 'string') : [];
}

/** Remembers a cause until the visit ends; returns whether it was new, or `not remembered` if storage is denied or full. */
export function remember(memory: VisitMemory, cause: string): 'new' | 'known' | 'not remembered' {
  const causes = causesIn(readStored('session', memory));
  if (causes.includes(cause)) return 'known';
  return writeStored('session', memory, JSON.stringify([...causes, cause].slice(-rememberedCauses))) ? 'new' : 'not remembered';
}
