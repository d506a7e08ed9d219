import { utcOffsets } from '../drawings/utc-offsets';

/** The working day in local time, as hours of the day. */
const workingDay = { from: 9, to: 17 } as const;

/** A working day in another place's time, as hours of that place's day; `to` may be after 24. */
type Shift = { from: number; to: number };

type Place = { place: string; timeZone: string };

type ShiftRow = Shift & { places: string[] };

const seasons = ['standard', 'daylight'] as const;

/** These places' winter working days in the time of the first, earliest first; places with the same working day share a row. */
export function shiftRows(people: readonly Place[]): ShiftRow[] {
  const rows = new Map<number, string[]>();
  for (const { place, timeZone } of people) {
    const shift = shiftBy(people, timeZone, 'standard');
    if (shift === undefined) continue;
    const places = rows.get(shift) ?? [];
    rows.set(shift, places.includes(place) ? places : [...places, place]);
  }
  return [...rows]
    .sort(([one], [other]) => one - other)
    .map(([hours, places]) => ({ from: workingDay.from + hours, to: workingDay.to + hours, places }));
}

/** The hours when all of these places work, in winter and in summer; undefined if there are none. */
export function sharedHours(people: readonly Place[]): Shift | undefined {
  const shifts = seasons.flatMap((season) => people.flatMap(({ timeZone }) => shiftBy(people, timeZone, season) ?? []));
  const from = workingDay.from + Math.max(...shifts);
  const to = workingDay.to + Math.min(...shifts);
  return shifts.length > 0 && from < to ? { from, to } : undefined;
}

/** How many hours later a day begins in a time zone than in the first place; undefined if a zone is unknown. */
function shiftBy([first]: readonly Place[], timeZone: string, season: (typeof seasons)[number]): number | undefined {
  const [home, there] = [utcOffsets(first?.timeZone ?? ''), utcOffsets(timeZone)];
  return home && there && home[season] - there[season];
}
