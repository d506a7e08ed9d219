import styled from '@emotion/styled';
import { color } from '../../theme/colors';
import { fontFamily, fontWeight } from '../../theme/type';
import { type GroupDrawingProps, GroupSheet } from './group-sheet';

/**
 * Outlined letters with a cap height of 88 units, large enough to show that the guides fit. The fill covers the inner half
 * of the stroke and the overlapping strokes within a letter.
 */
const Letters = styled.g`
  && text {
    fill: ${color.raised};
    stroke: ${color.link};
    stroke-width: 3;
    paint-order: stroke;
    font: ${fontWeight.strong} 125.2px ${fontFamily.text};
    letter-spacing: 0;
    vector-effect: non-scaling-stroke;
  }
`;

/** Letters between their font's guides, above a control with its dimensions and focus ring. */
export function DesignDrawing({ subject }: GroupDrawingProps) {
  return (
    <GroupSheet subject={subject} title="Type and control" number={4}>
      <g>
        <path className="guide" d="M24 56H392M24 77.5H392M24 144H392M24 169.400H392M40 32V192" />
        <text className="end" x="392" y="50">
          cap
        </text>
        <text className="end" x="392" y="72">
          x
        </text>
        <text className="end" x="392" y="138">
          base
        </text>
      </g>
      <Letters>
        <text x="38" y="144">
          Type
        </text>
      </Letters>
      <g>
        <path className="guide" d="M24 264H352M24 328H352M40 224V352M336 224V352M64 256V336M312 256V336M64 280H312M64 312H312" />
        <path className="line" d="M40 232H336M40 226v12M336 226v12M360 264V328M354 264h12M354 328h12M264 296h32M288 288l8 8-8 8" />
        <rect className="dashed" x="34" y="258" width="308" height="76" rx="14" />
        <text className="middle" x="188" y="224">
          296
        </text>
        <text x="368" y="300">
          64
        </text>
        <text className="name" x="80" y="300">
          Continue
        </text>
        <text className="middle" x="52" y="354">
          24
        </text>
        <text className="middle" x="324" y="354">
          24
        </text>
      </g>
      <g>
        <rect className="mark" x="40" y="264" width="296" height="64" rx="8" />
      </g>
    </GroupSheet>
  );
}
