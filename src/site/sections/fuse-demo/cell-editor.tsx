import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { type Dispatch, type KeyboardEvent, useRef, useState } from 'react';
import { media } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { space } from '../../theme/space';
import { fontFamily, fontSize } from '../../theme/type';
import type { CheckedCell } from './check-rows';
import { controlBox } from './control-box';
import type { DemoAction } from './demo-state';

const Input = styled.input`
  ${controlBox}
  border-color: ${color.success};
  &[aria-invalid='true'] {
    border-color: ${color.error};
  }
`;

const Reason = styled.p`
  margin-top: ${space.half};
  color: ${color.error};
  font-size: ${fontSize.annotation};
  line-height: 1.4;
`;

const Repairs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  margin-top: ${space.half};
  &:empty {
    display: none;
  }
`;

const Repair = styled.button`
  min-height: 28px;
  padding: 0 ${space[1]};
  background: ${color.raisedHover};
  border: 1px solid transparent;
  border-radius: 14px;
  color: ${color.link};
  font-family: ${fontFamily.mono};
  font-size: ${fontSize.annotation};
  line-height: 26px;
  overflow-wrap: anywhere;
  text-align: start;
  cursor: pointer;
  &:hover:not(:disabled) {
    color: ${color.text};
    text-decoration: underline;
  }
  ${media.touch} {
    min-height: 44px;
    border-radius: 22px;
  }
`;

type CellEditorProps = { cell: CheckedCell; row: number; disabled: boolean; dispatch: Dispatch<DemoAction> };

/** Editor for a cell: type a value or apply a suggested repair. Stays open once the value is valid. */
export function CellEditor({ cell: { key, column, text, check }, row, disabled, dispatch }: CellEditorProps) {
  const { t } = useTranslation();
  const reasonId = `fuse-reason-${row}-${column}`;
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
        disabled={disabled}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={keep}
        onKeyDown={onKeyDown}
      />
      {check.valid ? null : (
        <>
          <Reason id={reasonId}>{t(`fuseDemo.reason.${check.reason.code}`, check.reason.values)}</Reason>
          <Repairs>
            {check.reason.code === 'total' ? (
              <Repair type="button" disabled={disabled} onClick={({ currentTarget }) => leaveOut(currentTarget)}>
                {t('fuseDemo.leaveOut', { row: row + 1 })}
              </Repair>
            ) : null}
            {check.suggestions.map((repair) => (
              <Repair
                key={repair}
                type="button"
                disabled={disabled}
                aria-label={`${t('fuseDemo.replaceBy')} ${repair}`}
                onClick={() => take(repair)}
              >
                {repair}
              </Repair>
            ))}
          </Repairs>
        </>
      )}
    </div>
  );
}
