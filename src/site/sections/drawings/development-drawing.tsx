import { type GroupDrawingProps, GroupSheet } from './group-sheet';

/** Centers of the module slots in order of assembly; the last module is still on the hook. */
const places = [
  [88, 258],
  [152, 258],
  [216, 258],
  [280, 258],
  [88, 214],
  [152, 214],
  [280, 214],
] as const;

/** Names of modules without a logo: the parts most products have. */
const usualParts = ['roles', 'audit', 'files', 'jobs', 'stock', 'loads', 'rates'] as const;

const weeks = [2, 4, 6, 8].map((week, index) => ({ week, x: 88 + 64 * index }));

const truss = '16 16 16-16 '.repeat(11).trim();
const leg = '16 24-16 24 '.repeat(4).trim();

/** A ship assembled from modules on its slipway, some with the logos of their technologies; the last is still on the hook. */
export function DevelopmentDrawing({ subject, marks = [] }: GroupDrawingProps) {
  return (
    <GroupSheet subject={subject} title="Build way" number={5}>
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
        {places.map(([x, y], index) => (
          <Module key={`${x} ${y}`} x={x} y={y} mark={marks[index + 1]} name={usualParts[index]} />
        ))}
        {weeks.map(({ week, x }) => (
          <text key={week} className="middle" x={x} y="356">
            {`wk ${week}`}
          </text>
        ))}
      </g>
      <g>
        <rect className="mark wash" x="184" y="116" width="64" height="44" />
        <Module x={216} y={138} mark={marks[0]} name="core" />
      </g>
    </GroupSheet>
  );
}

type ModuleProps = { x: number; y: number; mark: string | undefined; name: string | undefined };

const Module = ({ x, y, mark, name }: ModuleProps) =>
  mark ? (
    <path className="filled" transform={`translate(${x - 12} ${y - 12})`} d={mark} />
  ) : (
    <text className="middle" x={x} y={y + 4}>
      {name}
    </text>
  );
