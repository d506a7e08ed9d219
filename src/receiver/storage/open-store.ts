import type { LeadStore } from './lead-store';
import { openPostgres } from './postgres';
import { sqlLeadStore } from './sql-lead-store';
import { openSqlite } from './sqlite';

const isPostgres = (database: string) => /^postgres(ql)?:\/\//.test(database);

/** Opens the store in a database: a `postgres://` address, or the path of an SQLite file. */
export async function openStore(database: string): Promise<LeadStore> {
  return sqlLeadStore(await (isPostgres(database) ? openPostgres(database) : openSqlite(database)));
}
