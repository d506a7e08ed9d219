import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Wrapper } from '../components/wrapper';
import { color } from '../theme/colors';
import { sectionGap } from '../theme/space';

const Band = styled.section`
  padding-block: ${sectionGap};
  background: ${color.raised};
  border-block: 1px solid ${color.line};
`;

/** A page section whose headings come from its own text. */
export function TextSection({ id, children }: { id?: string | null; children: ReactNode }) {
  return (
    <Band id={id ?? undefined}>
      <Wrapper>{children}</Wrapper>
    </Band>
  );
}
