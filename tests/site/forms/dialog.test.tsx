/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import type { Lead } from '../../../src/contract/lead';
import type { Delivery } from '../../../src/site/delivery/courier';
import { deliver } from '../../../src/site/delivery/deliver';
import { goTo } from '../../../src/site/edge/full-navigation';
import { hasKeptText, keptControls } from '../../../src/site/edge/kept-controls';
import { contactDialogChunk, openOnceLoaded } from '../../../src/site/forms/contact-dialog-chunk';
import { DialogHost } from '../../../src/site/forms/dialog-host';
import { ContactDialogProvider, type Opening, useContactDialog } from '../../../src/site/session/contact-dialog-state';
import { SiteDataProvider } from '../../../src/site/words/site-data';
import { t } from '../../translation';
import { contactSiteData, schedulingUrl } from './contact-site-data';
import { press, stopTheClock, visitor as user, wait, write } from './visitor';

const track = jest.fn();
jest.mock('../../../src/site/analytics/calls', () => ({ track: (...call: unknown[]) => track(...call), identify: () => {} }));
jest.mock('../../../src/site/delivery/deliver', () => ({ deliver: jest.fn() }));
jest.mock('../../../src/site/edge/full-navigation', () => ({ goTo: jest.fn() }));

stopTheClock();
beforeEach(() => {
  track.mockReset();
  jest.mocked(deliver).mockReset();
  jest.mocked(goTo).mockReset();
});

function Opener({ opening }: { opening: Opening }) {
  const { openDialog } = useContactDialog();
  return (
    <button type="button" onClick={({ currentTarget }) => void openOnceLoaded(currentTarget, () => openDialog(opening, currentTarget))}>
      Open
    </button>
  );
}

function Site({ opening = 'contact', page = 'one' }: { opening?: Opening; page?: string }) {
  return (
    <StrictMode>
      <ContactDialogProvider>
        <Opener opening={opening} />
        <SiteDataProvider value={() => contactSiteData}>
          <DialogHost key={page} />
        </SiteDataProvider>
      </ContactDialogProvider>
    </StrictMode>
  );
}

const dialog = () => screen.queryByRole('dialog');
const opener = () => screen.getByRole('button', { name: 'Open', hidden: true });
const names = () => track.mock.calls.map(([name]) => name);
const overflow = () => document.documentElement.style.overflow;

async function open() {
  await press(opener());
  await wait();
}

test.each([
  ['contact', 'Tell us about your project'],
  ['schedule-a-call', 'Schedule a call'],
  ['request-an-estimate', 'Request an estimate'],
] as const)('opened for %s, the dialog has the heading “%s”, the contact form and the calendar link', async (opening, heading) => {
  render(<Site opening={opening} />);
  await open();
  const inside = within(screen.getByRole('dialog', { name: heading }));
  expect(inside.getByRole('heading', { name: heading })).toHaveFocus();
  expect(inside.getByRole('textbox', { name: 'How can we help?' })).toBeInTheDocument();
  expect(inside.getByRole('link', { name: /Pick a time/ })).toHaveAttribute('href', schedulingUrl);
});

test('leads from the dialog name it as their source', async () => {
  render(<Site />);
  await open();
  expect(screen.getByRole('dialog').querySelector('[name="source"]')).toHaveValue('contact_dialog');
});

test('before it is opened, the dialog is not in the DOM and the document scrolls', () => {
  render(<Site />);
  expect(document.querySelector('dialog')).toBeNull();
  expect(overflow()).toBe('auto');
});

test('the document does not scroll while the dialog is open and scrolls again afterward', async () => {
  render(<Site />);
  await open();
  expect(overflow()).toBe('hidden');
  await press(screen.getByRole('button', { name: 'Close' }));
  expect(overflow()).toBe('auto');
});

test('each open and close is tracked once, even in Strict Mode, and focus returns', async () => {
  render(<Site />);
  await open();
  expect(names()).toEqual(['contact_form_opened']);
  await press(screen.getByRole('button', { name: 'Close' }));
  expect(dialog()).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
  await open();
  expect(dialog()).toBeInTheDocument();
  expect(names()).toEqual(['contact_form_opened', 'contact_form_closed', 'contact_form_opened']);
});

test('a close by the browser, such as on Escape, is handled like any other', async () => {
  render(<Site />);
  await open();
  act(() => screen.getByRole<HTMLDialogElement>('dialog').close());
  await wait();
  expect(names()).toEqual(['contact_form_opened', 'contact_form_closed']);
  expect(overflow()).toBe('auto');
});

const beside = { clientX: 10, clientY: 300 };

/** Opens the dialog with a bounding box, because jsdom has no layout. */
async function openInPlace(): Promise<HTMLElement> {
  render(<Site />);
  await open();
  const element = screen.getByRole('dialog');
  element.getBoundingClientRect = () => ({ left: 100, right: 400, top: 50, bottom: 500 }) as DOMRect;
  return element;
}

test('a click outside closes the dialog; a click inside or on its scroll bar does not', async () => {
  const element = await openInPlace();
  await wait(500);
  await user.pointer([{ keys: '[MouseLeft]', target: element, coords: { clientX: 399, clientY: 300 } }]);
  await user.pointer([{ keys: '[MouseLeft]', target: screen.getByRole('textbox', { name: 'Name' }), coords: { clientX: 0, clientY: 0 } }]);
  expect(dialog()).toBeInTheDocument();
  await user.pointer([{ keys: '[MouseLeft]', target: element, coords: beside }]);
  await wait();
  expect(dialog()).not.toBeInTheDocument();
});

test('the second click of a double-click on the opener does not close the dialog, wherever it lands', async () => {
  const element = await openInPlace();
  await wait(499);
  await user.pointer([{ keys: '[MouseLeft]', target: element, coords: beside }]);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await wait();
  expect(dialog()).toBeInTheDocument();
  expect(names()).toEqual(['contact_form_opened']);
});

test('a press that starts inside and ends outside does not close the dialog', async () => {
  const element = await openInPlace();
  await wait(500);
  await user.pointer([
    { keys: '[MouseLeft>]', target: screen.getByRole('textbox', { name: 'Name' }), coords: { clientX: 200, clientY: 300 } },
    { keys: '[/MouseLeft]', target: element, coords: beside },
  ]);
  await wait();
  expect(dialog()).toBeInTheDocument();
});

test('a reopened dialog keeps the typed text', async () => {
  render(<Site />);
  await open();
  await write(screen.getByRole('textbox', { name: 'Name' }), 'Ada Lovelace');
  await press(screen.getByRole('button', { name: 'Close' }));
  await open();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Lovelace');
});

const message = () => screen.getByRole('textbox', { name: 'How can we help?' });
const visit = (page: string) => <Site page={page} />;

/** Sends the message of the open dialog; the returned function answers. */
async function sendMessage() {
  let answer: (delivery: Delivery) => void = () => {};
  jest.mocked(deliver).mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await write(screen.getByRole('textbox', { name: 'Name' }), 'Ada Lovelace');
  await write(screen.getByRole('textbox', { name: 'E-mail' }), 'ada@example.com');
  await write(message(), 'We need an analytical engine.');
  await wait();
  await press(screen.getByRole('button', { name: 'Send message' }));
  return async (delivery: Delivery) => {
    answer(delivery);
    await wait();
  };
}

/** Goes to the next page before the message has been answered. */
async function leaveWhileSending() {
  const { rerender } = render(visit('one'));
  await open();
  const answer = await sendMessage();
  rerender(visit('two'));
  await open();
  return { answer, rerender };
}

test('text that is being sent is not offered again on the next page, where a toast confirms and announces it', async () => {
  const { answer } = await leaveWhileSending();
  expect(message()).toHaveValue('');
  await answer('accepted');
  expect(message()).toHaveValue('');
  expect(screen.getByText(t('forms.contact.accepted'))).toHaveAttribute('aria-live', 'polite');
  expect(deliver).toHaveBeenCalledTimes(1);
});

test('text that could not be sent comes back on the next page', async () => {
  const { answer } = await leaveWhileSending();
  await answer('refused');
  expect(message()).toHaveValue('We need an analytical engine.');
  await wait();
  expect(screen.getByText('29 / 2000')).toBeInTheDocument();
});

test('text that could not be sent is sent from the next page under the same key', async () => {
  const { answer } = await leaveWhileSending();
  await answer('refused');
  jest.mocked(deliver).mockResolvedValueOnce('accepted');
  await press(screen.getByRole('button', { name: 'Send message' }));
  const [[first], [second]] = jest.mocked(deliver).mock.calls as [[Lead], [Lead]];
  expect(second).toMatchObject({ key: first.key, revision: first.revision + 1, fields: first.fields });
});

test('what is written on the next page instead of text that could not be sent is another lead', async () => {
  const { answer } = await leaveWhileSending();
  await write(screen.getByRole('textbox', { name: 'Name' }), 'Ada Lovelace');
  await write(screen.getByRole('textbox', { name: 'E-mail' }), 'ada@example.com');
  await write(message(), 'A second engine.');
  await answer('refused');
  jest.mocked(deliver).mockResolvedValueOnce('accepted');
  await press(screen.getByRole('button', { name: 'Send message' }));
  const [[first], [second]] = jest.mocked(deliver).mock.calls as [[Lead], [Lead]];
  expect(second.key).not.toBe(first.key);
});

test('text that could not be sent comes back even on the page after the next', async () => {
  const { answer, rerender } = await leaveWhileSending();
  rerender(visit('three'));
  await open();
  expect(message()).toHaveValue('');
  await answer('refused');
  expect(message()).toHaveValue('We need an analytical engine.');
});

test('text that could not be sent does not replace what the visitor has written since', async () => {
  const { answer } = await leaveWhileSending();
  await write(message(), 'A second engine.');
  await answer('refused');
  expect(message()).toHaveValue('A second engine.');
});

test('a lead that is being sent when the visitor closes the dialog is confirmed by a toast', async () => {
  render(<Site />);
  await open();
  const answer = await sendMessage();
  await press(screen.getByRole('button', { name: 'Close' }));
  await answer('accepted');
  expect(within(document.body).getAllByText(t('forms.contact.accepted'))).toHaveLength(2);
});

test('text typed in the dialog is still there on the next page, until it is sent', async () => {
  const { rerender } = render(visit('one'));
  await open();
  await write(message(), 'We need an analytical engine.');
  expect(hasKeptText()).toBe(false);
  rerender(visit('two'));
  expect(hasKeptText()).toBe(true);
  await open();
  expect(message()).toHaveValue('We need an analytical engine.');
  expect(screen.getByText('29 / 2000')).toBeInTheDocument();
  expect([...keptControls.values()].map(({ value }) => value)).toContain('We need an analytical engine.');
  screen.getByRole<HTMLFormElement>('form').reset();
  rerender(visit('three'));
  await open();
  expect(message()).toHaveValue('');
});

test('navigating to another page closes the dialog and is tracked once', async () => {
  const { rerender } = render(<Site />);
  await open();
  const shown = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  rerender(<Site page="two" />);
  await wait();
  expect(dialog()).not.toBeInTheDocument();
  expect(shown).not.toHaveBeenCalled();
  expect(names()).toEqual(['contact_form_opened', 'contact_form_closed']);
  expect(overflow()).toBe('auto');
});

test('focus returns to the menu button if the opener’s menu has closed', async () => {
  render(
    <ContactDialogProvider>
      <details open>
        <summary>Menu</summary>
        <Opener opening="contact" />
      </details>
      <DialogHost />
    </ContactDialogProvider>,
  );
  await open();
  const hidden = opener();
  hidden.focus = () => {};
  await press(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByText('Menu')).toHaveFocus();
});

test('when its code fails to load, the visitor goes to the contact page and nothing is tracked', async () => {
  jest.spyOn(contactDialogChunk, 'load').mockResolvedValueOnce(undefined);
  render(<Site />);
  await open();
  expect(goTo).toHaveBeenCalledWith('/contact-us/');
  expect(dialog()).not.toBeInTheDocument();
  expect(track).not.toHaveBeenCalled();
});

test('the dialog’s code is prefetched when idle, but only after the visitor interacts with the page', async () => {
  const load = jest.spyOn(contactDialogChunk, 'load');
  load.mockClear();
  render(<Site />);
  await wait(60_000);
  expect(load).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('scroll'));
  await wait(1_000);
  expect(load).toHaveBeenCalledTimes(1);
});

test('nothing is prefetched in data-saver mode', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  const load = jest.spyOn(contactDialogChunk, 'load');
  load.mockClear();
  render(<Site />);
  window.dispatchEvent(new Event('scroll'));
  await wait(1_000);
  expect(load).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'connection');
});
