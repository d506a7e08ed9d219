import { setTimeout as pause } from 'node:timers/promises';
import type { Run, SqlDatabase } from './sql-database';
import { busyLimitMs, busyPauseMs, commitGroup, type Job, runOn, SqliteFiles } from './sqlite-files';

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

  const read: Run = async (sql, values) => runOn((await files.current()).reader)(sql, values);

  /** Another process that reads, such as a backup, keeps old data in the log; if it takes long, the next erasure empties the log. */
  const emptyLog = async () => {
    const limit = performance.now() + busyLimitMs;
    const isBusy = async () => (await read('PRAGMA wal_checkpoint(TRUNCATE)'))[0]?.busy === 1;
    while ((await isBusy()) && performance.now() < limit) await pause(busyPauseMs);
  };

  await files.current();
  return {
    write: <Result>(work: (run: Run) => Promise<Result>) =>
      new Promise<Result>((resolve, reject) => {
        waiting.push({ work, resolve: resolve as Job['resolve'], reject });
        drained ??= drain();
      }),
    read,
    skipLocked: '',
    forget: emptyLog,
    close: async () => {
      await drained;
      // So the file alone has all leads; without waiting for other processes, and also if the file is gone.
      await read('PRAGMA wal_checkpoint(PASSIVE)').catch(() => undefined);
      files.close();
    },
  };
}
