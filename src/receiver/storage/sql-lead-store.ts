import { dayMs } from '../../contract/durations';
import { utcDay } from '../utc-day';
import { enqueue, forwardingQueue } from './forwarding-queue';
import { afterCursor, conditionsOf, cursorOf } from './lead-conditions';
import { allTargets, type LeadCount, type LeadStore, type ListedLeads, type StoredLead } from './lead-store';
import { mentions } from './mentions';
import type { Run, SqlDatabase } from './sql-database';
import { columnsOf, leadIn } from './stored-rows';

const names = ['key', 'revision', 'changes', 'received_at', 'status', 'marked', 'spam_reasons', 'test', 'form'] as const;
const columns = [...names, 'campaign_source', 'campaign_name', 'variant', 'search', 'lead'] as const;
const replaced = ['revision', 'test', 'form', 'campaign_source', 'campaign_name', 'variant', 'search', 'lead'] as const;

/** A person's decision stays, and so does a lead in the inbox: later revisions come from the same visitor. */
const keepsStatus = `leads.marked = 1 OR leads.status = 'inbox'`;

const putStatement = `INSERT INTO leads (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})
  ON CONFLICT (key) DO UPDATE SET changes = leads.changes + 1,
    status = CASE WHEN ${keepsStatus} THEN leads.status ELSE excluded.status END,
    spam_reasons = CASE WHEN ${keepsStatus} THEN leads.spam_reasons ELSE excluded.spam_reasons END,
    ${replaced.map((name) => `${name} = excluded.${name}`).join(', ')}
  WHERE leads.revision < excluded.revision RETURNING changes, status`;

/** A person who moves a lead to the inbox overrules the reasons it was taken for spam. */
const overruled = { inbox: `, spam_reasons = '[]'`, spam: '' };

/** What a check stores and erases in one transaction: a disk that has room for one more small row may have none for a lead. */
const checkKey = 'check';
const largeText = 'x'.repeat(8_192);
const checkStatement = `INSERT INTO leads (${columns.join(', ')}) VALUES (?, 0, 0, ?, '', 0, '', 0, '', '', '', '', '', ?)`;

const marksFor = (values: readonly unknown[]) => values.map(() => '?').join(', ');

async function eraseKeys(run: Run, keys: readonly string[]): Promise<number> {
  let erased = 0;
  for (const key of keys) {
    erased += (await run('DELETE FROM leads WHERE key = ? RETURNING key', [key])).length;
    await run('DELETE FROM forwardings WHERE lead_key = ?', [key]);
  }
  return erased;
}

/** Leads and their queue in an SQL database. */
export function sqlLeadStore(database: SqlDatabase): LeadStore {
  const { read, write } = database;

  const entriesOf = async (rows: Awaited<ReturnType<Run>>): Promise<StoredLead[]> => {
    if (rows.length === 0) return [];
    const keys = rows.map(({ key }) => String(key));
    const forwardings = await read(`SELECT * FROM forwardings WHERE lead_key IN (${marksFor(keys)}) ORDER BY target`, keys);
    return rows.map((row) => leadIn(row, forwardings));
  };

  const erasing = async (work: (run: Run) => Promise<number>): Promise<number> => {
    const erased = await write(work);
    if (erased > 0) await database.forget();
    return erased;
  };

  return {
    ...forwardingQueue(database),
    put: (entry, targets, now) =>
      write(async (run) => {
        const values = columnsOf(entry, now);
        const [row] = await run(
          putStatement,
          columns.map((name) => values[name]),
        );
        if (!row) return 'repeated';
        if (row.status === 'inbox' && !entry.test) await enqueue(run, entry.lead.key, targets, now);
        // What was delivered was an earlier revision: "Not spam" forwards this one.
        else await run('DELETE FROM forwardings WHERE lead_key = ?', [entry.lead.key]);
        return Number(row.changes) === 1 ? 'added' : 'replaced';
      }),

    get: async (key) => (await entriesOf(await read('SELECT * FROM leads WHERE key = ?', [key])))[0] ?? null,

    list: async (filter, { limit, after }): Promise<ListedLeads> => {
      const { sql, values } = conditionsOf(filter);
      const cursor = afterCursor(after);
      const rows = await read(`SELECT * FROM leads WHERE ${sql} AND ${cursor.sql} ORDER BY received_at DESC, key DESC LIMIT ?`, [
        ...values,
        ...cursor.values,
        limit + 1,
      ]);
      const [count] = await read(`SELECT COUNT(*) AS total FROM leads WHERE ${sql}`, values);
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      return { leads: await entriesOf(shown), next: rows.length > limit && last ? cursorOf(last) : null, total: Number(count?.total) };
    },

    counts: async (from, to): Promise<LeadCount[]> => {
      const rows = await read(
        `SELECT received_at / ${dayMs} AS day, campaign_source, campaign_name, variant, COUNT(*) AS count FROM leads
          WHERE received_at >= ? AND received_at < ? AND status = 'inbox' AND test = 0
          GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`,
        [from, to],
      );
      return rows.map((row) => ({
        day: utcDay(Number(row.day) * dayMs),
        source: String(row.campaign_source),
        campaign: String(row.campaign_name),
        variant: String(row.variant),
        count: Number(row.count),
      }));
    },

    mark: (key, status, targets, now) =>
      write(async (run) => {
        const [row] = await run(`UPDATE leads SET status = ?, marked = 1${overruled[status]} WHERE key = ? RETURNING test`, [status, key]);
        if (!row) return false;
        if (status === 'spam') await run(`DELETE FROM forwardings WHERE lead_key = ? AND state <> 'delivered'`, [key]);
        else if (Number(row.test) === 0) await enqueue(run, key, targets, now, `forwardings.state <> 'delivered'`);
        return true;
      }),

    retry: (key, targets, now) =>
      write(async (run) => {
        const [row] = await run('SELECT status, test FROM leads WHERE key = ?', [key]);
        if (row?.status === 'inbox' && Number(row.test) === 0) await enqueue(run, key, targets, now);
        return row !== undefined;
      }),

    eraseEmail: (email) =>
      erasing(async (run) => {
        const { sql, values } = conditionsOf({ about: email });
        const rows = await run(`SELECT * FROM leads WHERE ${sql}`, values);
        const found = rows.map((row) => leadIn(row, []).lead).filter((lead) => mentions(lead, email));
        return eraseKeys(
          run,
          found.map(({ key }) => key),
        );
      }),

    erase: async (key) => (await erasing((run) => eraseKeys(run, [key]))) > 0,

    eraseBefore: (time) =>
      erasing(async (run) => {
        const rows = await run('DELETE FROM leads WHERE received_at < ? RETURNING key', [time]);
        for (const { key } of rows) await run('DELETE FROM forwardings WHERE lead_key = ?', [String(key)]);
        return rows.length;
      }),

    check: (now) =>
      write(async (run) => {
        await run('UPDATE checks SET checked_at = ? WHERE id = 1', [now]);
        await run(checkStatement, [checkKey, now, largeText]);
        await enqueue(run, checkKey, allTargets, now);
        await eraseKeys(run, [checkKey]);
      }),
    close: database.close,
  };
}
