/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { ContactDialogProvider, useContactDialog } from '../../../src/site/session/contact-dialog-state';

const track = jest.fn();
jest.mock('../../../src/site/analytics/calls', () => ({ track: (...call: unknown[]) => track(...call) }));

const wrapper = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    <ContactDialogProvider>{children}</ContactDialogProvider>
  </StrictMode>
);
const names = () => track.mock.calls.map(([name]) => name);

test('the hook throws a clear error outside its provider', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderHook(useContactDialog)).toThrow('useContactDialog was called outside a ContactDialogProvider');
  jest.restoreAllMocks();
});

test('the dialog is closed at first', () => {
  const { result } = renderHook(useContactDialog, { wrapper });
  expect(result.current).toMatchObject({ dialogOpen: false, dialog: null });
});

test('each open and close is tracked once, even in Strict Mode', () => {
  const { result } = renderHook(useContactDialog, { wrapper });
  act(() => result.current.openDialog('schedule-a-call', null));
  act(() => result.current.closeDialog());
  act(() => result.current.openDialog('contact', null));
  expect(result.current).toMatchObject({ dialogOpen: true, dialog: { opening: 'contact' } });
  expect(names()).toEqual(['contact_form_opened', 'contact_form_closed', 'contact_form_opened']);
  expect(track).toHaveBeenCalledWith('contact_form_opened', {});
});

test('opening an open dialog or closing a closed one changes and tracks nothing', () => {
  const { result } = renderHook(useContactDialog, { wrapper });
  act(() => result.current.closeDialog());
  act(() => {
    result.current.openDialog('contact', null);
    result.current.openDialog('request-an-estimate', null);
  });
  expect(result.current.dialog?.opening).toBe('contact');
  act(() => {
    result.current.closeDialog();
    result.current.closeDialog();
  });
  expect(names()).toEqual(['contact_form_opened', 'contact_form_closed']);
});
