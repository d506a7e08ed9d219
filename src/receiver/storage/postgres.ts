import { Pool, type PoolClient, types } from 'pg';
import { migrate } from './migrations';
import type { Run, SqlDatabase } from './sql-database';

/** A query that takes longer counts as a failure: visitors are told to try again. */
const timeoutMs = 8_000;
const connections = 10;
/** An arbitrary number, unlikely in other programs. */
const migrationLock = 4_715_022_016;

const numbered = (sql: string) => {
  let count = 0;
  return sql.replace(/\?/g, () => {
    count += 1;
    return `$${count}`;
  });
};

const runOn =
  (client: Pool | PoolClient): Run =>
  async (sql, values = []) =>
    (await client.query(numbered(sql), [...values])).rows;

/** BIGINT would arrive as text; times and counts are far below 2^53. */
const parsers = {
  getTypeParser: ((id: number, format?: 'text') =>
    id === types.builtins.INT8 ? Number : types.getTypeParser(id, format)) as typeof types.getTypeParser,
};

async function inTransaction<Result>(pool: Pool, work: (run: Run) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let broken = true;
  try {
    await client.query('BEGIN; SET LOCAL synchronous_commit = on');
    const result = await work(runOn(client));
    await client.query('COMMIT');
    broken = false;
    return result;
  } finally {
    // Closing a connection rolls back.
    client.release(broken);
  }
}

/** Connects to a database by its `postgres://` address. Rejects if it is unreachable or not in UTF-8. */
export async function openPostgres(address: string): Promise<SqlDatabase> {
  const pool = new Pool({
    connectionString: address,
    max: connections,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    types: parsers,
    application_name: 'leads receiver',
  });
  // A server restart breaks connections. The pool replaces them, but an error without a listener ends the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const database: SqlDatabase = {
    write: (work) => inTransaction(pool, work),
    read: runOn(pool),
    skipLocked: 'FOR UPDATE SKIP LOCKED',
    forget: async () => {},
    close: () => pool.end(),
  };
  try {
    const [row] = await database.read('SHOW server_encoding');
    if (row?.server_encoding !== 'UTF8') throw new Error('The encoding of the database must be UTF-8.');
    await migrate(database, (run) => run('SELECT pg_advisory_xact_lock(?)', [migrationLock]));
  } catch (error) {
    await pool.end();
    throw error;
  }
  return database;
}
