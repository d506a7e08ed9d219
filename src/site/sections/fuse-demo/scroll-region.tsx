import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color } from '../../theme/colors';

const Region = styled.section`
  position: relative;
  max-height: 54rem;
  overflow: auto;
  border: 1px solid ${color.line};
  background: ${color.ground};
`;

/** Container for wide or long content with its own scrolling, keyboard included. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Region tabIndex={0} aria-label={label}>
      {children}
    </Region>
  );
}
