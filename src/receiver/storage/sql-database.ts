export type Value = string | number | null;
export type Row = Record<string, unknown>;

/** Runs one statement, with a `?` for each value. */
export type Run = (sql: string, values?: readonly Value[]) => Promise<Row[]>;

/** What the two databases have in common. Integers are returned as numbers. */
export type SqlDatabase = {
  /** Runs statements in a transaction, which is on disk when this resolves. If it rejects, nothing has changed. */
  write: <Result>(work: (run: Run) => Promise<Result>) => Promise<Result>;
  read: Run;
  /** Query suffix that skips rows locked by other transactions. */
  skipLocked: string;
  /** Ensures that deleted data cannot be recovered from the files; may be slow. */
  forget: () => Promise<void>;
  close: () => Promise<void>;
};
