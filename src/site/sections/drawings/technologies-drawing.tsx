import type { ReactNode } from 'react';
import { type GroupDrawingProps, GroupSheet } from './group-sheet';

type LayerProps = { top: number; name: string; children: ReactNode };

/** A plate seen corner-on; its children are drawn on a 160 × 160 plan. */
function Layer({ top, name, children }: LayerProps) {
  return (
    <g>
      <path className="line solid" d={`M48 ${top + 32}v8l112 32 112-32v-8M160 ${top + 64}v8`} />
      <g transform={`matrix(.7 .2-.7 .2 160 ${top})`}>
        <path className="edge wash" d="M0 0H160V160H0z" />
        {children}
      </g>
      <path className="guide" d={`M280 ${top + 32}h24`} />
      <text x="312" y={top + 36}>
        {name}
      </text>
    </g>
  );
}

/** An exploded view of a product's layers, with the part that a change runs through. */
export function TechnologiesDrawing({ subject }: GroupDrawingProps) {
  return (
    <GroupSheet subject={subject} title="Layers, exploded" number={2}>
      <path className="dashed" d="M48 56V320M272 56V320M160 16V360" />
      <Layer top={272} name="cloud">
        <path className="guide" d="M0 32H160M0 64H160M0 96H160M0 128H160M32 0V160M64 0V160M96 0V160M128 0V160" />
        <path className="line" d="M32 32h32v32h-32zM96 32h32v64h-32zM32 96h32v32h-32z" />
      </Layer>
      <Layer top={192} name="data">
        <path className="line" d="M16 16H144V144H16zM16 40H144M16 66H144M16 92H144M16 118H144M56 16V144M112 16V144" />
      </Layer>
      <Layer top={112} name="logic">
        <path className="line" d="M32 32H128V128H32zM32 32L128 128" />
        <path className="line wash" d="M20 20h24v24h-24zM116 20h24v24h-24zM20 116h24v24h-24zM116 116h24v24h-24z" />
      </Layer>
      <g>
        <path className="mark wash" d="M132 136l28-8 28 8v16l-28 8-28-8zM132 136l28 8 28-8M160 144v16" />
      </g>
      <Layer top={32} name="screens">
        <path
          className="line"
          d="M16 16H144V88H16zM16 32H144M48 32V88M64 48H128M64 60H112M64 72H120M16 104H64V144H16zM80 104H144V144H80zM96 120H128"
        />
      </Layer>
    </GroupSheet>
  );
}
