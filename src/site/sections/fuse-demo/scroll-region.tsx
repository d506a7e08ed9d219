import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { fadingEnd } from '../../components/fading-end';
import { color } from '../../theme/colors';
import { px, size, space } from '../../theme/space';

const Region = styled.section`
  position: relative;
  /* A table longer than the sample fits into the window, below the header and with some of the page showing beneath it. */
  &:has(tr:nth-of-type(8)) {
    max-height: clamp(20rem, 100vh - ${px(size.headerHeight)} - ${space[6]}, 54rem);
    max-height: clamp(20rem, 100svh - ${px(size.headerHeight)} - ${space[6]}, 54rem);
  }
  overflow: auto;
  border: 1px solid ${color.line};
  background: ${color.ground};
  ${fadingEnd}
`;

/** Container for wide or long content with its own scrolling, keyboard included. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Region tabIndex={0} aria-label={label}>
      {children}
    </Region>
  );
}
