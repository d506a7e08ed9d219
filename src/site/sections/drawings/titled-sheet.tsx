import type { ReactNode } from 'react';
import type { SheetWidth } from '../../../contract/sheet-widths';
import { Sheet } from './sheet';

type TitledSheetProps = {
  width: SheetWidth;
  height: number;
  title: string;
  note: string;
  /** X position of the divider between title and note. */
  divider?: number;
  children: ReactNode;
};

/** A sheet with a border, zone ticks, and a title strip. */
export function TitledSheet({ width, height, title, note, divider, children }: TitledSheetProps) {
  const [right, bottom, strip] = [width - 8, height - 8, height - 48];
  const columns = [0.25, 0.5, 0.75].map((part) => `M${width * part} 0v8m0 ${bottom - 8}v8`).join('');
  const rows = [0.3, 0.6].map((part) => `M0 ${Math.round(height * part)}h8m${right - 8} 0h8`).join('');
  const division = divider === undefined ? '' : `M${divider} ${strip}V${bottom}`;
  return (
    <Sheet width={width} height={height}>
      <g>
        <path className="guide solid" d={`M8 8H${right}V${bottom}H8z`} />
        <path className="guide" d={`M8 ${strip}H${right}${division}${columns}${rows}`} />
        <text className="name" x="24" y={strip + 25}>
          {title}
        </text>
        <text className="end" x={right - 16} y={strip + 25}>
          {note}
        </text>
      </g>
      {children}
    </Sheet>
  );
}
