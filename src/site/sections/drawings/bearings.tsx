import { useTranslation } from 'gatsby-plugin-react-i18next';
import { radians } from '../../../contract/radians';
import { stroke } from './path-data';
import { earthRadiusMiles, type Position } from './position';

export type Neighbor = Position & { label: string };

/** Initial bearing in degrees clockwise from north and great-circle distance in miles, from one place to another. */
function courseTo(from: Position, to: Position): { bearing: number; miles: number } {
  const [south, north] = [radians(from.latitude), radians(to.latitude)];
  const east = radians(to.longitude - from.longitude);
  const angle = Math.acos(Math.min(1, Math.sin(south) * Math.sin(north) + Math.cos(south) * Math.cos(north) * Math.cos(east)));
  const course = Math.atan2(
    Math.sin(east) * Math.cos(north),
    Math.cos(south) * Math.sin(north) - Math.sin(south) * Math.cos(north) * Math.cos(east),
  );
  return { bearing: ((course * 180) / Math.PI + 360) % 360, miles: Math.round(angle * earthRadiusMiles) };
}

const middle = { x: 224, y: 152 } as const;
/** Course lines run from the rim of the compass rose to just inside the plate's border. */
const rim = 104;
const reach = { x: 152, y: 120 } as const;
const rowHeight = 20;

/** The end of a course line at the plate's border. */
function endOf(bearing: number) {
  const [x, y] = [Math.sin(radians(bearing)), -Math.cos(radians(bearing))];
  const length = Math.min(reach.x / Math.abs(x || 1e-6), reach.y / Math.abs(y || 1e-6));
  return {
    x: Math.round(middle.x + x * length),
    y: Math.round(middle.y + y * length),
    startX: middle.x + x * rim,
    startY: middle.y + y * rim,
  };
}

type BearingsProps = {
  from: Position;
  neighbors: readonly Neighbor[];
  /** Whether the courses are also drawn around the compass rose. */
  lines?: boolean;
};

/** Course lines to the nearest places, with a table of them below the plate. */
export function Bearings({ from, neighbors, lines = true }: BearingsProps) {
  const { t } = useTranslation();
  const courses = neighbors.map((neighbor) => ({ label: neighbor.label, ...courseTo(from, neighbor) }));
  const ends = courses.map(({ bearing }) => endOf(bearing));
  return (
    <>
      {lines ? (
        <g>
          <path className="edge" d={ends.map(({ x, y, startX, startY }) => stroke([startX, startY], [x, y])).join('')} />
          <path className="spot" d={ends.map(({ x, y }) => `M${x} ${y}h0`).join('')} />
        </g>
      ) : null}
      <g>
        {courses.map(({ label, bearing, miles }, row) => (
          <text key={label} x="64" y={382 + row * rowHeight}>
            {`${String(Math.round(bearing)).padStart(3, '0')}° ${label}`}
            <tspan className="end" x="384">
              {t('area.map.miles', { miles })}
            </tspan>
          </text>
        ))}
      </g>
    </>
  );
}
