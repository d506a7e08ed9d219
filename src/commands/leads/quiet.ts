import { hourMs } from '../../contract/durations';
import { countedLeads } from '../../receiver/inbox/words';
import type { ReceiverStatus } from '../../receiver/operations-app';
import type { Output } from './output';

const silence = (lastLeadAt: number | null) =>
  lastLeadAt === null ? 'No lead has ever arrived.' : `No lead has arrived since ${new Date(lastLeadAt).toISOString()}.`;

/** Longer than most outages, and sooner than the one to two days after which a lead is a dead letter. */
const behindAfterMs = 6 * hourMs;

/** Fails if no lead arrived for this many hours, if any is a dead letter, or if a target is behind. */
export function quietOutput({ lastLeadAt, backlog }: ReceiverStatus, hours: number, now: number): Output {
  const since = now - hours * hourMs;
  const behindSince = Math.max(since, now - behindAfterMs);
  const problems = [
    ...(lastLeadAt === null || lastLeadAt < since ? [silence(lastLeadAt)] : []),
    ...backlog
      .filter(({ state, oldestReceivedAt }) => state === 'dead' || (state === 'waiting' && oldestReceivedAt < behindSince))
      .map(({ target, state, count }) =>
        state === 'dead'
          ? `${countedLeads(count)} could not be forwarded to ${target} (dead letters).`
          : `${target} is behind: ${countedLeads(count)} waiting for it.`,
      ),
  ];
  const last = lastLeadAt === null ? [] : [`The last lead arrived at ${new Date(lastLeadAt).toISOString()}.`];
  return { lines: problems.length > 0 ? problems : last, json: { lastLeadAt, backlog, problems }, failed: problems.length > 0 };
}
