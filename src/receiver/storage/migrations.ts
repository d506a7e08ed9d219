import type { Run, SqlDatabase } from './sql-database';

/** In order; never change one that was released. They work in both SQLite and PostgreSQL. */
const migrations: readonly (readonly string[])[] = [
  [
    `CREATE TABLE leads (
      key TEXT PRIMARY KEY,
      revision BIGINT NOT NULL,
      changes INTEGER NOT NULL,
      received_at BIGINT NOT NULL,
      status TEXT NOT NULL,
      marked INTEGER NOT NULL,
      spam_reasons TEXT NOT NULL,
      test INTEGER NOT NULL,
      form TEXT NOT NULL,
      campaign_source TEXT NOT NULL,
      campaign_name TEXT NOT NULL,
      variant TEXT NOT NULL,
      search TEXT NOT NULL,
      lead TEXT NOT NULL
    )`,
    'CREATE INDEX leads_by_time ON leads (received_at, key)',
    `CREATE TABLE forwardings (
      lead_key TEXT NOT NULL,
      target TEXT NOT NULL,
      state TEXT NOT NULL,
      attempts INTEGER NOT NULL,
      next_attempt_at BIGINT,
      delivered_at BIGINT,
      last_error TEXT,
      claim TEXT,
      leased_until BIGINT,
      PRIMARY KEY (lead_key, target)
    )`,
    'CREATE INDEX forwardings_by_time ON forwardings (target, state, next_attempt_at)',
    'CREATE TABLE checks (id INTEGER PRIMARY KEY, checked_at BIGINT NOT NULL)',
    'INSERT INTO checks (id, checked_at) VALUES (1, 0)',
  ],
];

async function appliedIn(run: Run): Promise<number> {
  await run('CREATE TABLE IF NOT EXISTS migrations (id INTEGER PRIMARY KEY)');
  const [row] = await run('SELECT COALESCE(MAX(id), 0) AS latest FROM migrations');
  return Number(row?.latest);
}

/** Brings the tables up to date. `lock` keeps other processes out until the transaction ends. */
export function migrate(database: Pick<SqlDatabase, 'write'>, lock: (run: Run) => Promise<unknown>): Promise<void> {
  return database.write(async (run) => {
    await lock(run);
    const applied = await appliedIn(run);
    if (applied > migrations.length)
      throw new Error(`The database was migrated by a newer version of the receiver (migration ${applied}).`);
    for (const [index, statements] of [...migrations.entries()].slice(applied)) {
      for (const statement of statements) await run(statement);
      await run('INSERT INTO migrations (id) VALUES (?)', [index + 1]);
    }
  });
}
