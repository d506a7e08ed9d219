import { GroupSheet } from './group-sheet';

const modules = [
  ['roles', 88, 218],
  ['loads', 152, 218],
  ['rates', 280, 218],
  ['audit', 88, 262],
  ['stock', 152, 262],
  ['files', 216, 262],
  ['jobs', 280, 262],
  ['wk 2', 88, 356],
  ['wk 4', 152, 356],
  ['wk 6', 216, 356],
  ['wk 8', 280, 356],
] as const;

const truss = '16 16 16-16 '.repeat(11).trim();
const leg = '16 24-16 24 '.repeat(4).trim();

/** A ship put together from modules on its build way, the last one still on the hook. */
export function DevelopmentDrawing() {
  return (
    <GroupSheet title="Build way" number={5}>
      <g>
        <path className="guide" d={`M24 304V56M40 304V56M376 304V56M392 304V56M24 80l${leg}M376 80l${leg}`} />
        <path
          className="guide"
          d="M184 160V190M248 160V190M16 312l8-8M48 312l8-8M80 312l8-8M112 312l8-8M144 312l8-8M176 312l8-8M208 312l8-8M240 312l8-8M272 312l8-8M304 312l8-8M336 312l8-8M368 312l8-8"
        />
        <path className="line" d={`M16 40H400M16 56H400M32 40l${truss}`} />
      </g>
      <g>
        <path className="edge wash" d="M184 192H56V280H304C348 280 364 232 368 168C352 184 336 192 312 192H248" />
        <path className="line" d="M120 192V280M184 192V280M248 192V280M312 192V280M56 236H355" />
        <path className="line" d="M16 304H400M64 280l-4 24h24l-4-24M128 280l-4 24h24l-4-24M192 280l-4 24h24l-4-24M256 280l-4 24h24l-4-24" />
        <path className="line" d="M56 336H312M56 330v12M120 330v12M184 330v12M248 330v12M312 330v12" />
      </g>
      <g>
        <path className="solid dashed" d="M186 190H246V234H186z" />
        <path className="line" d="M200 56h32v8h-32zM208 64V88M224 64V88M204 88h24v8h-24zM208 96L186 116M224 96L246 116" />
        {modules.map(([name, x, y]) => (
          <text key={name} className="middle" x={x} y={y}>
            {name}
          </text>
        ))}
      </g>
      <g>
        <rect className="mark wash" x="184" y="116" width="64" height="44" />
        <text className="middle name" x="216" y="142">
          quote
        </text>
      </g>
    </GroupSheet>
  );
}
