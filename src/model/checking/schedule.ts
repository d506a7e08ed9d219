import { dayMs } from '../../contract/durations';
import { appearing, type Calendar } from '../reading/calendar';
import { timeAt } from '../zoned-time';

/** The pages to be published after the instant `now`, as lines for a terminal; undefined if there are none. */
export function formatSchedule(calendar: Calendar, now: number, place: string): string | undefined {
  const pages = appearing(calendar, now);
  if (pages.length === 0) return undefined;
  const today = timeAt(now, calendar.zone);
  const lines = pages.map(({ file, date }) => `  ${date}, ${distance(today, date)}: ${place}/${file}`);
  return [`Scheduled, in the time zone ${calendar.zone}:`, ...lines].join('\n');
}

function distance(today: string, date: string): string {
  const days = Math.round((Date.parse(date.slice(0, 10)) - Date.parse(today.slice(0, 10))) / dayMs);
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}
