export type Value = string | number | null;
export type Row = Record<string, unknown>;

/** Runs one statement with `?` for each value. */
export type Run = (sql: string, values?: readonly Value[]) => Promise<Row[]>;

/** What the two databases have in common. Integers come back as numbers. */
export type SqlDatabase = {
  /** Runs statements in a transaction, which is on disk when this resolves. Rejects without a trace of it otherwise. */
  write: <Result>(work: (run: Run) => Promise<Result>) => Promise<Result>;
  read: Run;
  /** Ends a query for a row that other transactions must not wait for. */
  skipLocked: string;
  /** Makes sure that what was deleted cannot be read from the files; may be slow. */
  forget: () => Promise<void>;
  close: () => Promise<void>;
};
