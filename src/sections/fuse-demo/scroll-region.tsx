import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color } from '../../theme/colors';

const Region = styled.section`
  position: relative;
  max-height: 52rem;
  overflow: auto;
  border: 1px solid ${color.line};
  background: ${color.ground};
`;

/** Wide and long content that scrolls by itself, by keyboard too. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Region tabIndex={0} aria-label={label}>
      {children}
    </Region>
  );
}
