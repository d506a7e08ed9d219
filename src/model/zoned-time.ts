import { dayMs, minuteMs } from '../contract/durations';

/**
 * Times as written in the content: a day, such as 2026-12-01, or a minute, such as 2026-12-01 09:30, in the site's time zone. An
 * instant is in milliseconds since 1970.
 */
export const timePattern = /^\d{4}-\d{2}-\d{2}( ([01]\d|2[0-3]):[0-5]\d)?$/;

/** The default time zone of a site. */
export const defaultZone = 'UTC';

/** The wall-clock time, read as if it were UTC. */
const clockMs = (time: string) => Date.parse(`${time.slice(0, 10)}T${time.slice(11) || '00:00'}Z`);

/** Whether a text is such a time, on a day that exists. */
export function isTime(text: string): boolean {
  const clock = timePattern.test(text) ? clockMs(text) : Number.NaN;
  return !Number.isNaN(clock) && new Date(clock).toISOString().startsWith(text.slice(0, 10));
}

/** Whether the runtime knows a time zone by this name. */
export function isZone(name: string): boolean {
  try {
    return clockIn(name) !== undefined;
  } catch {
    return false;
  }
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(zone: string): Intl.DateTimeFormat {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  const clock = clocks.get(zone) ?? new Intl.DateTimeFormat('en-US', { ...parts, hourCycle: 'h23', timeZone: zone });
  clocks.set(zone, clock);
  return clock;
}

/** The wall-clock time in a zone at an instant, for example 2026-12-01 09:30. */
export function timeAt(instant: number, zone: string): string {
  const shown = new Map(
    clockIn(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return `${shown.get('year')}-${shown.get('month')}-${shown.get('day')} ${shown.get('hour')}:${shown.get('minute')}`;
}

/** Milliseconds that a zone is ahead of UTC at an instant. */
const offsetAt = (instant: number, zone: string) => clockMs(timeAt(instant, zone)) - Math.floor(instant / minuteMs) * minuteMs;

/**
 * The instant of a time; for a day, its first minute. A time that occurs twice, when clocks are set back, means its first
 * occurrence; one that is skipped is moved later by the length of the gap. Both are as in RFC 5545.
 */
export function instantOf(time: string, zone: string): number {
  const clock = clockMs(time);
  const before = offsetAt(clock - dayMs, zone);
  const instants = [before, offsetAt(clock + dayMs, zone)].map((offset) => clock - offset);
  const shown = instants.filter((instant) => clock - instant === offsetAt(instant, zone));
  return shown.length > 0 ? Math.min(...shown) : clock - before;
}

/**
 * A time in ISO 8601 with its UTC offset, for example 2026-12-01T09:30:00-05:00; for a day, its first minute. Search engines read
 * a time without offset, or a day, in a zone of their own.
 */
export function isoTime(time: string, zone: string): string {
  const instant = instantOf(time, zone);
  const offset = offsetAt(instant, zone);
  const [sign, size] = [offset < 0 ? '-' : '+', new Date(Math.abs(offset)).toISOString().slice(11, 16)];
  return `${timeAt(instant, zone).replace(' ', 'T')}:00${sign}${size}`;
}
