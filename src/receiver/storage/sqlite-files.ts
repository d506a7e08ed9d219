import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type Client, createClient, LibsqlError, type Transaction } from '@libsql/client';
import { migrate } from './migrations';
import type { Row, Run } from './sql-database';

/** How long to wait for another process to finish writing. The client's own wait would block this process, so it is brief. */
export const busyLimitMs = 4_000;
const blockedMs = 20;
export const busyPauseMs = 10;

/** One caller's work in a transaction that several may share. */
export type Job = { work: (run: Run) => Promise<unknown>; resolve: (result: unknown) => void; reject: (reason: unknown) => void };

type OpenFiles = { writer: Client; reader: Client; inode: number };

export const runOn =
  (client: Pick<Client, 'execute'> | Transaction): Run =>
  async (sql, values = []) =>
    (await client.execute({ sql, args: [...values] })).rows as unknown as Row[];

/** Runs a job so that a failure undoes only its own statements. */
async function runJob(run: Run, { work }: Job): Promise<PromiseSettledResult<unknown>> {
  await run('SAVEPOINT job');
  try {
    const value = await work(run);
    await run('RELEASE job');
    return { status: 'fulfilled', value };
  } catch (reason) {
    await run('ROLLBACK TO job');
    await run('RELEASE job');
    return { status: 'rejected', reason };
  }
}

const writerSettings = ['journal_mode = WAL', 'synchronous = FULL', 'secure_delete = ON'];

/** Begins a transaction when no other process writes. */
async function begin(writer: Client): Promise<Transaction> {
  const limit = performance.now() + busyLimitMs;
  for (;;) {
    try {
      for (const setting of writerSettings) await writer.execute(`PRAGMA ${setting}`);
      return await writer.transaction('write');
    } catch (error) {
      const busy = error instanceof LibsqlError && error.code === 'SQLITE_BUSY';
      if (!busy || performance.now() > limit) throw error;
      // The driver leaves a failed statement unfinished, and such a connection cannot commit any transaction.
      await writer.reconnect();
      await pause(busyPauseMs);
    }
  }
}

/** Runs jobs in one transaction, and settles them once it is on the disk. Rejects if none of them is. */
export async function commitGroup(writer: Client, group: readonly Job[]): Promise<void> {
  const transaction = await begin(writer);
  try {
    const results: PromiseSettledResult<unknown>[] = [];
    for (const job of group) results.push(await runJob(runOn(transaction), job));
    await transaction.commit();
    for (const [index, result] of results.entries())
      if (result.status === 'fulfilled') group[index]?.resolve(result.value);
      else group[index]?.reject(result.reason);
  } finally {
    transaction.close();
  }
}

const writeOn =
  (writer: Client) =>
  <Result>(work: (run: Run) => Promise<Result>) =>
    new Promise<Result>((resolve, reject) => {
      commitGroup(writer, [{ work, resolve: resolve as Job['resolve'], reject }]).catch(reject);
    });

/** For its owner alone, because it has personal data. SQLite gives the files beside it the same permissions. */
const createPrivately = (file: string) => closeSync(openSync(file, 'a', 0o600));

/** Older versions of the receiver, and copies restored from a backup, leave files that every user of the machine can read. */
function hideFromOthers(file: string): void {
  for (const path of ['', '-wal', '-shm'].map((end) => file + end)) {
    const found = statSync(path, { throwIfNoEntry: false });
    // Only the owner of a file may change its permissions. Those of a group were given on purpose.
    if (found && found.uid === process.getuid?.() && found.mode & 0o007) chmodSync(path, found.mode & 0o770);
  }
}

async function open(file: string): Promise<OpenFiles> {
  createPrivately(file);
  hideFromOthers(file);
  const options = { url: pathToFileURL(file).href, concurrency: 1, timeout: blockedMs };
  const writer = createClient(options);
  await migrate({ write: writeOn(writer) }, async () => {});
  return { writer, reader: createClient(options), inode: statSync(file).ino };
}

/** The connections to a database file. They follow the path: SQLite itself would keep writing to a file that was removed. */
export class SqliteFiles {
  private readonly file: string;
  private known = false;
  private opened: OpenFiles | undefined;
  private opening: Promise<OpenFiles> | undefined;

  constructor(path: string) {
    this.file = resolve(path);
    mkdirSync(dirname(this.file), { recursive: true });
  }

  /** Reopens the file if another one took its place. Rejects if it is gone: an empty one would hide the loss. */
  async current(): Promise<OpenFiles> {
    const inode = statSync(this.file, { throwIfNoEntry: false })?.ino;
    if (this.opened && inode === this.opened.inode) return this.opened;
    if (this.known && inode === undefined) throw new Error('The database file is gone.');
    this.opening ??= this.reopen().finally(() => {
      this.opening = undefined;
    });
    return this.opening;
  }

  private async reopen(): Promise<OpenFiles> {
    this.close();
    this.opened = await open(this.file);
    this.known = true;
    return this.opened;
  }

  /**
   * Closes the connections; the next statement opens new ones. Needed after a failure, because the driver leaves the failed
   * statement unfinished.
   */
  close(): void {
    this.opened?.reader.close();
    this.opened?.writer.close();
    this.opened = undefined;
  }
}
