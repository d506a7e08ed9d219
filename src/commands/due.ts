import { dayMs } from '../contract/durations';
import { readContent } from '../model/read-content';
import { appearing, type Calendar } from '../model/reading/calendar';
import { timeAt } from '../model/zoned-time';
import { runCommand } from './processes/run-command';
import { contentInUse } from './project/content-in-use';

/** After this, the site is rebuilt anyway: security.txt expires, and GitHub deletes kept builds after 90 days. */
const oldestDays = 30;

/** What a site built at the instant `since` lacks at `now`, one reason each; undefined if unknown. */
export function dueSince(calendar: Calendar, since: number | undefined, now: number): string[] {
  if (since === undefined) return ['It is unknown when the published site was built.'];
  const [built, year] = [since, now].map((instant) => timeAt(instant, calendar.zone).slice(0, 4));
  return [
    ...appearing(calendar, since, now).map(({ file, date }) => `${file} appears at ${date}, ${calendar.zone}.`),
    ...(year !== built ? [`The year ${year} has begun.`] : []),
    ...(now - since > oldestDays * dayMs ? [`The published site was built more than ${oldestDays} days ago.`] : []),
  ];
}

/** The instant in a text; undefined if it is empty. Throws on any other text. */
function instantIn(text: string): number | undefined {
  if (!text) return undefined;
  const instant = Date.parse(text);
  if (Number.isNaN(instant)) throw new Error(`"${text}" is not a time: --since expects one such as 2026-12-01T08:00:00Z.`);
  return instant;
}

const usage = `tsx src/commands/due.ts --since <time> [<content folder>]
  Prints due=true if a site built at that time lacks anything by now, or else due=false.`;

/** The command in a workflow; reasons go to stderr. */
function run(folder: string | undefined, since: string): void {
  const { calendar } = readContent(contentInUse(folder).folder);
  const reasons = dueSince(calendar, instantIn(since), Date.now());
  console.error(reasons.join('\n') || `Nothing is due since ${since}.`);
  console.log(`due=${reasons.length > 0}`);
}

const options = { since: { type: 'string', default: '' } } as const;

runCommand('due', { usage, options, most: 1 }, ({ values, positionals: [folder] }) => run(folder, values.since));
