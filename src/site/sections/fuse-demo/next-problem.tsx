import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { type RefObject, useRef } from 'react';
import { SecondaryButton } from '../../components/button';

const Button = styled(SecondaryButton)`
  min-height: 44px;
`;

/** Button that moves the focus to the next refused cell, wrapping around at the end. */
export function NextProblem({ left, rows }: { left: number; rows: RefObject<HTMLElement> }) {
  const { t } = useTranslation();
  const visited = useRef<Element | null>(null);
  const goOn = () => {
    const refused = [...(rows.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])];
    const next = refused.find((cell) => follows(cell, visited.current)) ?? refused[0];
    next?.focus();
    visited.current = next ?? null;
  };
  return left > 0 ? (
    <Button type="button" onClick={goOn}>
      {t('fuseDemo.nextProblem')}
    </Button>
  ) : null;
}

const follows = (cell: Element, other: Element | null) =>
  other !== null && (other.compareDocumentPosition(cell) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
