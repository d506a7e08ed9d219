import { type GroupDrawingProps, GroupSheet } from './group-sheet';

const zones = [
  { letter: 'A', name: 'freight', x: 40, y: 192 },
  { letter: 'B', name: 'funds', x: 248, y: 192 },
  { letter: 'C', name: 'care', x: 240, y: 356 },
  { letter: 'D', name: 'law', x: 344, y: 356 },
  { letter: 'E', name: 'homes', x: 16, y: 356 },
] as const;

/** The plan of a harbor town: five trades, and the flows between them through one junction. */
export function IndustriesDrawing({ subject }: GroupDrawingProps) {
  return (
    <GroupSheet subject={subject} title="Harbor town, site plan" number={3}>
      <g>
        <path className="guide" d="M8 40H144C240 40 256 24 320 8M8 72H152C248 72 288 44 408 28" />
        <path className="guide" d="M8 200H197M235 200H408M8 216H197M235 216H408M208 227V368M224 227V368M8 224A144 144 0 0 1 152 368" />
        <path
          className="guide"
          d="M264 120h32v16h-32zM264 144h16v32h-16zM384 104h16v32h-16zM384 144h16v40h-16zM240 232h32v16h-32zM328 232h16v24h-16zM352 232h40v16h-40zM160 232h32v24h-32zM168 272h24v40h-24zM168 328h24v24h-24z"
        />
        <path className="dashed" d="M24 176V208H196M328 184V208H236M296 256V208M372 256V208M100 276L198 217" />
        <path className="edge" d="M8 120H176V88H192V120C264 120 304 72 408 56" />
      </g>
      <g>
        <path className="line" d="M32 100C48 88 64 88 88 88H144q12 0 12 12t-12 12H88C64 112 48 112 32 100zM72 91v18M96 88v24M120 88v24" />
        <path
          className="line"
          d="M40 136H152V144H40zM40 152H152V160H40zM40 168H152V176H40zM64 136V176M96 136V176M128 136V176M104 126h16V96h-16z"
        />
        <path
          className="line"
          d="M304 112H368V176H304zM312 120H360V168H312zM320 176v8h32v-8M336 128a16 16 0 0 1 0 32a16 16 0 0 1 0-32M336 132v8M336 148v8M324 144h8M340 144h8"
        />
        <path className="line" d="M280 256h32v24h24v32h-24v24h-32v-24h-24v-32h24zM296 256v80M256 296h80" />
        <path className="line" d="M352 264l20-8 20 8V336H352zM352 264H392M362 272V328M372 272V328M382 272V328" />
        <path
          className="line"
          d="M8 240A128 128 0 0 1 136 368M8 280A88 88 0 0 1 96 368M41 244L31 283M72 257L52 292M99 278L70 306M119 304L84 324M132 335L93 345"
        />
      </g>
      <g>
        <path className="line" d="M32 56V24l-5 10M32 24l5 10" />
        <circle className="mark solid" cx="216" cy="208" r="20" />
        <circle className="dot" cx="216" cy="208" r="4" />
        {zones.map(({ letter, name, x, y }) => (
          <text key={letter} x={x} y={y}>
            <tspan className="name">{letter}</tspan>
            {` ${name}`}
          </text>
        ))}
      </g>
    </GroupSheet>
  );
}
