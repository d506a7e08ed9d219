import { randomUUID } from 'node:crypto';
import { hourMs, minuteMs } from '../../contract/durations';
import type { Claimed, LeadStore, TargetName } from './lead-store';
import type { Run, SqlDatabase } from './sql-database';
import { leadIn } from './stored-rows';

/** No pause is longer; a lead that waits longer was written before the clock was set back, and is due. */
export const maxPauseMs = 12 * hourMs;

/** If the clocks of processes differ by more, a lease may be broken early. */
const clockToleranceMs = minuteMs;

const due = `state = 'waiting' AND (next_attempt_at <= ? OR next_attempt_at > ?)
  AND (leased_until IS NULL OR leased_until <= ? OR leased_until > ?)`;

const dueTimes = (now: number, leaseMs: number) => [now, now + maxPauseMs + clockToleranceMs, now, now + leaseMs + clockToleranceMs];

/** Queues a lead for targets, from the first attempt; `only` limits which existing forwardings restart. */
export async function enqueue(run: Run, key: string, targets: readonly TargetName[], now: number, only = '1 = 1'): Promise<void> {
  if (targets.length === 0) return;
  await run(
    `INSERT INTO forwardings (lead_key, target, state, attempts, next_attempt_at)
      VALUES ${targets.map(() => `(?, ?, 'waiting', 0, ?)`).join(', ')}
      ON CONFLICT (lead_key, target) DO UPDATE SET state = 'waiting', attempts = 0, next_attempt_at = excluded.next_attempt_at,
        delivered_at = NULL, last_error = NULL, claim = NULL, leased_until = NULL WHERE ${only}`,
    targets.flatMap((target) => [key, target, now]),
  );
}

async function claimIn(run: Run, skipLocked: string, target: TargetName, now: number, leaseMs: number): Promise<Claimed | null> {
  const claim = randomUUID();
  const [taken] = await run(
    `UPDATE forwardings SET claim = ?, leased_until = ?, attempts = attempts + 1
      WHERE target = ? AND lead_key = (
        SELECT lead_key FROM forwardings WHERE target = ? AND ${due} ORDER BY next_attempt_at, lead_key LIMIT 1 ${skipLocked}
      ) RETURNING *`,
    [claim, now + leaseMs, target, target, ...dueTimes(now, leaseMs)],
  );
  if (!taken) return null;
  const [row] = await run('SELECT * FROM leads WHERE key = ?', [String(taken.lead_key)]);
  return row ? { entry: leadIn(row, [taken]), target, claim, attempts: Number(taken.attempts) } : null;
}

type Queue = Pick<LeadStore, 'claim' | 'settleDelivered' | 'settleFailed' | 'backlog'>;

/** The part of the store with the queue. */
export function forwardingQueue({ read, write, skipLocked }: SqlDatabase): Queue {
  const settle = (changes: string, values: (string | number | null)[], { entry, target, claim }: Claimed) =>
    write(async (run) => {
      const settled = await run(
        `UPDATE forwardings SET claim = NULL, leased_until = NULL, ${changes}
          WHERE lead_key = ? AND target = ? AND claim = ? RETURNING lead_key`,
        [...values, entry.lead.key, target, claim],
      );
      return settled.length > 0;
    });
  return {
    claim: async (target, now, leaseMs) => {
      // Most of the time there is nothing to do, and no transaction is needed to see that.
      const [any] = await read(`SELECT 1 AS due FROM forwardings WHERE target = ? AND ${due} LIMIT 1`, [target, ...dueTimes(now, leaseMs)]);
      return any ? write((run) => claimIn(run, skipLocked, target, now, leaseMs)) : null;
    },
    settleDelivered: (claimed, now) =>
      settle(`state = 'delivered', delivered_at = ?, next_attempt_at = NULL, last_error = NULL`, [now], claimed),
    settleFailed: (claimed, error, nextAttemptAt) => {
      const state = nextAttemptAt === null ? 'dead' : 'waiting';
      return settle('state = ?, last_error = ?, next_attempt_at = ?', [state, error, nextAttemptAt], claimed);
    },
    backlog: async () => {
      const rows = await read(
        `SELECT target, state, COUNT(*) AS count, MIN(received_at) AS oldest
          FROM forwardings JOIN leads ON leads.key = lead_key GROUP BY target, state ORDER BY target, state`,
      );
      return rows.map(({ target, state, count, oldest }) => ({
        target: target as TargetName,
        state: state as 'waiting',
        count: Number(count),
        oldestReceivedAt: Number(oldest),
      }));
    },
  };
}
