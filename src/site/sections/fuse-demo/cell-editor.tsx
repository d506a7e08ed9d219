import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { type Dispatch, type KeyboardEvent, useId, useRef, useState } from 'react';
import { color } from '../../theme/colors';
import type { CheckedCell } from './check-rows';
import { controlBox } from './control-box';
import type { DemoAction } from './demo-state';
import { ReasonText } from './reason-text';
import { Repairs, repairLook } from './repairs';

const Input = styled.input`
  ${controlBox}
  border-color: ${color.success};
  &[aria-invalid='true'] {
    border-color: ${color.error};
  }
`;

const Repair = styled.button`
  ${repairLook}
  cursor: pointer;
  &:hover {
    color: ${color.text};
    text-decoration: underline;
  }
`;

type CellEditorProps = { cell: CheckedCell; row: number; dispatch: Dispatch<DemoAction> };

/** Editor for a cell: type a value or apply a suggested repair. Stays open once the value is valid. */
export function CellEditor({ cell: { key, column, text, check }, row, dispatch }: CellEditorProps) {
  const { t } = useTranslation();
  const reasonId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const label = t('fuseDemo.cellLabel', { field: t(`fuseDemo.field.${key}`), row: row + 1 });

  const keep = () => {
    if (draft !== null && draft !== text) dispatch({ type: 'cellCorrected', row, column, text: draft });
    setDraft(null);
  };
  const take = (repair: string) => {
    dispatch({ type: 'cellCorrected', row, column, text: repair });
    setDraft(null);
    // The pressed button is removed; keep the focus in the editor.
    frame.current?.focus({ preventScroll: true });
  };
  const leaveOut = (button: HTMLElement) => {
    // The cell's editor closes; focus moves to the row's checkbox, where this can be undone.
    button.closest('tr')?.querySelector<HTMLElement>('[type="checkbox"]')?.focus();
    dispatch({ type: 'rowSetAside', row, aside: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') keep();
    if (event.key === 'Escape') setDraft(null);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot take the focus.
    <div ref={frame} role="group" aria-label={label} tabIndex={-1}>
      <Input
        aria-label={label}
        aria-invalid={!check.valid}
        {...(check.valid ? {} : { 'aria-describedby': reasonId })}
        value={draft ?? text}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={keep}
        onKeyDown={onKeyDown}
      />
      <ReasonText check={check} id={reasonId} />
      {check.valid ? null : (
        <Repairs>
          {check.reason.code === 'total' ? (
            <Repair type="button" onClick={({ currentTarget }) => leaveOut(currentTarget)}>
              {t('fuseDemo.leaveOut', { row: row + 1 })}
            </Repair>
          ) : null}
          {check.suggestions.map((repair) => (
            <Repair key={repair} type="button" aria-label={`${t('fuseDemo.replaceBy')} ${repair}`} onClick={() => take(repair)}>
              {repair}
            </Repair>
          ))}
        </Repairs>
      )}
    </div>
  );
}
