/** Hours from UTC in winter and in summer; the same twice where the clocks stay. */
export type UtcOffsets = { standard: number; daylight: number };

const winter = new Date('2025-01-15T12:00:00Z');
const summer = new Date('2025-07-15T12:00:00Z');

/** The offsets of a time zone by its IANA name; undefined for a name that the platform does not know. */
export function utcOffsets(timeZone: string): UtcOffsets | undefined {
  try {
    return { standard: offsetAt(timeZone, winter), daylight: offsetAt(timeZone, summer) };
  } catch {
    return undefined;
  }
}

/** The wall clock's hours ahead of UTC at an instant, found by reading that clock as if it were UTC. */
function offsetAt(timeZone: string, instant: Date): number {
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', day: 'numeric', hour: 'numeric', minute: 'numeric' });
  const parts = new Map(clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const { day = 0, hour = 0, minute = 0 } = Object.fromEntries(parts);
  return (day - instant.getUTCDate()) * 24 + hour - instant.getUTCHours() + (minute - instant.getUTCMinutes()) / 60;
}

/** The different offsets of several time zones, each pair once. */
export function distinctOffsets(timeZones: readonly string[]): UtcOffsets[] {
  const known = timeZones.flatMap((timeZone) => utcOffsets(timeZone) ?? []);
  return known.filter(
    ({ standard, daylight }, index) => known.findIndex((other) => other.standard === standard && other.daylight === daylight) === index,
  );
}
