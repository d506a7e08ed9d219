import { act, renderHook } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { SessionProvider, useSession } from '../../../src/site/session/session';

const track = jest.fn();
jest.mock('../../../src/site/analytics/track', () => ({ track: (...call: unknown[]) => track(...call) }));

const wrapper = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    <SessionProvider>{children}</SessionProvider>
  </StrictMode>
);
const names = () => track.mock.calls.map(([name]) => name);

test('outside its provider the hook says what is missing', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderHook(useSession)).toThrow('useSession was called outside a SessionProvider');
  jest.restoreAllMocks();
});

test('a session begins with the dialog closed', () => {
  const { result } = renderHook(useSession, { wrapper });
  expect(result.current).toMatchObject({ dialogOpen: false, dialog: null });
});

test('each opening and closing is recorded once, in Strict Mode too', () => {
  const { result } = renderHook(useSession, { wrapper });
  act(() => result.current.openDialog('schedule-a-call', null));
  act(() => result.current.closeDialog());
  act(() => result.current.openDialog('contact', null));
  expect(result.current).toMatchObject({ dialogOpen: true, dialog: { opening: 'contact' } });
  expect(names()).toEqual(['contact_form_opened', 'contact_form_closed', 'contact_form_opened']);
  expect(track).toHaveBeenCalledWith('contact_form_opened', {});
});

test('opening an open dialog and closing a closed one changes and records nothing', () => {
  const { result } = renderHook(useSession, { wrapper });
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
