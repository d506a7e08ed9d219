import { existsSync } from 'node:fs';
import type { LeadStore } from './lead-store';
import { openPostgres } from './postgres';
import { sqlLeadStore } from './sql-lead-store';
import { openSqlite } from './sqlite';

const isPostgres = (database: string) => /^postgres(ql)?:\/\//.test(database);

/** Opens the store in a database: a `postgres://` address, or the path of an SQLite file. */
export async function openStore(database: string): Promise<LeadStore> {
  return sqlLeadStore(await (isPostgres(database) ? openPostgres(database) : openSqlite(database)));
}

/** Opens a store that exists. Rejects otherwise: an empty database created just now would answer that nobody ever wrote. */
export async function openExistingStore(database: string): Promise<LeadStore> {
  if (!isPostgres(database) && !existsSync(database))
    throw new Error(`There is no database at ${database}: set LEADS_DATABASE as for the receiver.`);
  return openStore(database);
}
