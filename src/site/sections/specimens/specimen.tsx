import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Annotation } from '../../components/annotation';
import { color } from '../../theme/colors';
import { space } from '../../theme/space';

/** Specimens in a grid. */
export const Specimens = styled.div`
  display: grid;
  gap: ${space[4]} ${space[3]};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  align-items: start;
`;

const Cell = styled.figure`
  display: grid;
  gap: ${space[2]};
  min-width: 0;
  padding-top: ${space[1]};
  border-top: 1px solid ${color.line};
`;

type SpecimenProps = { name: string; show?: string; children: ReactNode };

/** One component in one state; `show` names states that normally need user interaction. */
export function Specimen({ name, show, children }: SpecimenProps) {
  return (
    <Cell>
      <Annotation as="figcaption">{name}</Annotation>
      <div data-show={show}>{children}</div>
    </Cell>
  );
}
