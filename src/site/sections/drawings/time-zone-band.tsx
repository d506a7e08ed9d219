import { distinctOffsets, type UtcOffsets } from './utc-offsets';

/** UTC offsets of the lower 48 in hours, one column each. */
const columns = [-8, -7, -6, -5, -4];
const columnX = (offset: number) => 112 + 64 * (offset + 8);
const inColumns = ({ standard, daylight }: UtcOffsets) => columns.includes(standard) && columns.includes(daylight);

const scale = `M112 336H368${columns.map((offset) => `M${columnX(offset)} 330v12`).join('')}`;

/** UTC offsets of time zones, as a bar from standard to daylight time; a dot if the zone has no daylight saving time. */
export function TimeZoneBand({ timeZones }: { timeZones: readonly string[] }) {
  const bars = distinctOffsets(timeZones)
    .filter(inColumns)
    .map(({ standard, daylight }, index) => `M${columnX(standard)} ${336 - 10 * index}H${columnX(daylight)}`);
  return (
    <g>
      <path className="line" d={scale} />
      <path className="spot" d={bars.join('')} />
      <text x="58" y="340">
        UTC
      </text>
      {columns.map((offset) => (
        <text key={offset} className="middle" x={columnX(offset)} y="358">
          {`−${-offset}`}
        </text>
      ))}
    </g>
  );
}
