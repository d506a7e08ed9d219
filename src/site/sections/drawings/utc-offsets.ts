/** UTC offsets in hours, in winter and in summer; equal where there is no daylight saving time. */
export type UtcOffsets = { standard: number; daylight: number };

const winter = new Date('2025-01-15T12:00:00Z');
const summer = new Date('2025-07-15T12:00:00Z');

/** UTC offsets of an IANA time zone; undefined if the platform does not know the name. */
export function utcOffsets(timeZone: string): UtcOffsets | undefined {
  try {
    return { standard: offsetAt(timeZone, winter), daylight: offsetAt(timeZone, summer) };
  } catch {
    return undefined;
  }
}

/** UTC offset at an instant in hours, computed by reading the local wall-clock time as UTC. */
function offsetAt(timeZone: string, instant: Date): number {
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', day: 'numeric', hour: 'numeric', minute: 'numeric' });
  const parts = clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]);
  const { day = 0, hour = 0, minute = 0 }: Record<string, number> = Object.fromEntries(parts);
  return (day - instant.getUTCDate()) * 24 + hour - instant.getUTCHours() + (minute - instant.getUTCMinutes()) / 60;
}

/** The distinct UTC offset pairs of several time zones. */
export function distinctOffsets(timeZones: readonly string[]): UtcOffsets[] {
  const known = timeZones.flatMap((timeZone) => utcOffsets(timeZone) ?? []);
  return known.filter(
    ({ standard, daylight }, index) => known.findIndex((other) => other.standard === standard && other.daylight === daylight) === index,
  );
}
