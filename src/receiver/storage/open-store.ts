import { statSync } from 'node:fs';
import type { LeadStore } from './lead-store';
import { openPostgres } from './postgres';
import { sqlLeadStore } from './sql-lead-store';
import { openSqlite } from './sqlite';

const isPostgres = (database: string) => /^postgres(ql)?:\/\//.test(database);

/** Opens the store in a database: a `postgres://` address, or the path of an SQLite file. */
export async function openStore(database: string): Promise<LeadStore> {
  return sqlLeadStore(await (isPostgres(database) ? openPostgres(database) : openSqlite(database)));
}

/** Opens a store that exists. Rejects otherwise: a new database, also in an empty file, would answer that nobody ever wrote. */
export async function openExistingStore(database: string): Promise<LeadStore> {
  if (!isPostgres(database) && !statSync(database, { throwIfNoEntry: false })?.size)
    throw new Error(`There is no database at ${database}: set LEADS_DATABASE as for the receiver.`);
  return openStore(database);
}
