import type { ReceiverStatus } from '../../receiver/operations-app';
import type { Output } from './output';

const hourMs = 3_600_000;

/** Fails if no lead arrived for this many hours, if any is a dead letter, or if one has waited that long. */
export function quietOutput({ lastLeadAt, backlog }: ReceiverStatus, hours: number, now: number): Output {
  const since = now - hours * hourMs;
  const last = lastLeadAt === null ? 'ever' : `since ${new Date(lastLeadAt).toISOString()}`;
  const problems = [
    ...(lastLeadAt === null || lastLeadAt < since ? [`No lead came ${last}.`] : []),
    ...backlog
      .filter(({ state, oldestReceivedAt }) => state === 'dead' || (state === 'waiting' && oldestReceivedAt < since))
      .map(({ target, state, count }) =>
        state === 'dead' ? `${count} did not reach ${target}: dead letters.` : `${target} is behind: ${count} wait for it.`,
      ),
  ];
  const lines = problems.length > 0 ? problems : [`The last lead came ${last}.`];
  return { lines, json: { lastLeadAt, backlog, problems }, failed: problems.length > 0 };
}
