/** What happened, for the operator. A lead's key reveals nothing about a person; nothing else of a lead is ever logged. */
export type LogEntry = { event: string; key?: string; target?: string; count?: number; attempts?: number; error?: string };
export type Log = (entry: LogEntry) => void;

/** Writes one JSON line to the standard output. */
export const logLine: Log = (entry) => console.log(JSON.stringify({ at: new Date().toISOString(), ...entry }));

/** The code of an error, such as `SQLITE_FULL` or `ECONNREFUSED`, or else its name. Never its message, which may quote visitors' input. */
export function errorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  return String(Reflect.get(error, 'code') ?? Reflect.get(error, 'name') ?? 'unknown').slice(0, 60);
}
