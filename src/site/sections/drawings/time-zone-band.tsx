import { distinctOffsets, type UtcOffsets } from './utc-offsets';

/** UTC offsets of the lower 48 in hours, from Pacific standard to Eastern daylight time. */
const lower48 = { first: -8, last: -4 };
const columnCount = 5;

/** The first column's offset: that of the lower 48 if it covers all of them, otherwise an hour before the earliest. */
function firstColumn(offsets: readonly UtcOffsets[]): number {
  const hours = offsets.flatMap(({ standard, daylight }) => [standard, daylight]);
  const inLower48 = hours.every((hour) => hour >= lower48.first && hour <= lower48.last);
  return inLower48 ? lower48.first : Math.floor(Math.min(...hours)) - 1;
}

const ticks = Array.from({ length: columnCount }, (_, index) => `M${112 + 64 * index} 330v12`).join('');
const hourText = (hour: number) => (hour < 0 ? `−${-hour}` : hour === 0 ? '0' : `+${hour}`);

/** UTC offsets of time zones, as a bar from standard to daylight time; a dot if the zone has no daylight saving time. */
export function TimeZoneBand({ timeZones }: { timeZones: readonly string[] }) {
  const offsets = distinctOffsets(timeZones);
  const first = firstColumn(offsets);
  const columns = Array.from({ length: columnCount }, (_, index) => first + index);
  const columnX = (offset: number) => 112 + 64 * (offset - first);
  const bars = offsets
    .filter(({ standard, daylight }) => Math.max(standard, daylight) <= first + columnCount - 1)
    .map(({ standard, daylight }, index) => `M${columnX(standard)} ${336 - 10 * index}H${columnX(daylight)}`);
  return (
    <g>
      <path className="line" d={`M112 336H368${ticks}`} />
      <path className="spot" d={bars.join('')} />
      <text x="58" y="340">
        UTC
      </text>
      {columns.map((offset) => (
        <text key={offset} className="middle" x={columnX(offset)} y="358">
          {hourText(offset)}
        </text>
      ))}
    </g>
  );
}
