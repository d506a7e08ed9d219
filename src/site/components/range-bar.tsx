import styled from '@emotion/styled';
import { color } from '../theme/colors';

const Bar = styled.svg`
  width: 100%;
  height: 18px;
  overflow: visible;
  path {
    fill: none;
    stroke: currentcolor;
    stroke-width: 1;
    vector-effect: non-scaling-stroke;
    opacity: 0.4;
  }
  rect {
    fill: currentcolor;
    fill-opacity: 0.16;
    stroke: currentcolor;
    stroke-width: 1.5;
    vector-effect: non-scaling-stroke;
  }
  &[data-mark] rect {
    color: ${color.accent};
  }
`;

type RangeBarProps = {
  low: number;
  high: number;
  /** The value at the right end of the scale, which begins at 0. */
  end: number;
  /** Values marked across the scale. */
  ticks?: readonly number[];
  /** Whether it is the bar to draw the eye to. */
  marked?: boolean;
};

/** A range drawn on a scale; its figures are next to it. */
export function RangeBar({ low, high, end, ticks = [], marked = false }: RangeBarProps) {
  const at = (value: number) => Number(((value / end) * 1000).toFixed(1));
  return (
    <Bar viewBox="0 0 1000 18" preserveAspectRatio="none" aria-hidden="true" data-mark={marked ? '' : undefined}>
      <path d={`M0 9H1000${ticks.map((tick) => `M${at(tick)} 0V18`).join('')}`} />
      <rect x={at(low)} y="1" width={Math.max(4, at(high) - at(low))} height="16" />
    </Bar>
  );
}
