import type { Run, SqlDatabase } from './sql-database';
import { commitGroup, type Job, runOn, SqliteFiles } from './sqlite-files';

/** Transactions that share one flush to disk. */
const maxGroupSize = 100;

/** Opens or creates a database file and its folder. */
export async function openSqlite(path: string): Promise<SqlDatabase> {
  const files = new SqliteFiles(path);
  const waiting: Job[] = [];
  let drained: Promise<void> | undefined;

  const commit = async (group: readonly Job[]) => {
    try {
      await commitGroup((await files.current()).writer, group);
    } catch (reason) {
      files.close();
      for (const job of group) job.reject(reason);
    }
  };

  const drain = async () => {
    while (waiting.length > 0) {
      // Lets the requests that have arrived join the group.
      await new Promise(setImmediate);
      await commit(waiting.splice(0, maxGroupSize));
    }
    drained = undefined;
  };

  await files.current();
  return {
    write: <Result>(work: (run: Run) => Promise<Result>) =>
      new Promise<Result>((resolve, reject) => {
        waiting.push({ work, resolve: resolve as Job['resolve'], reject });
        drained ??= drain();
      }),
    read: async (sql, values) => runOn((await files.current()).reader)(sql, values),
    skipLocked: '',
    forget: async () => void (await runOn((await files.current()).writer)('PRAGMA wal_checkpoint(TRUNCATE)')),
    close: async () => {
      await drained;
      files.close();
    },
  };
}
