import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { media } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { duration, easing } from '../../theme/motion';
import { connectionPath, drawingHeight } from './connection-path';
import type { Mapping } from './suggest-mapping';
import { fieldKeys } from './target-fields';

const draw = keyframes`
  from { clip-path: inset(0 100% 0 0); }
  to { clip-path: inset(0 0 0 0); }
`;

const Gutter = styled.div`
  position: relative;
  grid-row: 2;
  grid-column: 2;
  color: ${color.brand};
  [dir='rtl'] & {
    transform: scaleX(-1);
  }
`;

// One SVG per line: a new line mounts a new element, which plays the draw animation.
const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: visible;
  path {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5px;
    vector-effect: non-scaling-stroke;
  }
  ${media.motionAllowed} {
    animation: ${draw} ${duration.draw} ${easing};
  }
`;

/** Lines from the shown columns to the fields they are mapped to. */
export function ConnectionLines({ columns, mapping }: { columns: readonly number[]; mapping: Mapping }) {
  const connections = fieldKeys.flatMap((key, to) => {
    const from = columns.indexOf(mapping[key] ?? -1);
    return from === -1 ? [] : [{ id: `${key}-${mapping[key]}`, path: connectionPath(from, columns.length, to, fieldKeys.length) }];
  });
  return (
    <Gutter aria-hidden="true">
      {connections.map(({ id, path }) => (
        <Drawing key={id} viewBox={`0 0 100 ${drawingHeight}`} preserveAspectRatio="none" focusable="false">
          <path d={path} />
        </Drawing>
      ))}
    </Gutter>
  );
}
