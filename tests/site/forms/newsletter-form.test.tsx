/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { arrivedLeads } from '../../../src/site/delivery/arrived-leads';
import { recordOf } from '../../../src/site/delivery/outbox-record';
import { publicSettings } from '../../../src/site/edge/public-settings';
import { NewsletterForm } from '../../../src/site/forms/newsletter-form';
import { toasterChunk } from '../../../src/site/forms/toast-chunk';
import { press, stopTheClock, visitor as user, wait } from './visitor';

const track = jest.fn();
const deliver = jest.fn();
jest.mock('../../../src/site/analytics/calls', () => ({ track: (...call: unknown[]) => track(...call) }));
jest.mock('../../../src/site/delivery/deliver', () => ({ deliver: (...call: unknown[]) => deliver(...call) }));
jest.mock('../../../src/site/edge/public-settings', () => ({ publicSettings: { languages: ['en'] } }));

const thanks = 'Thank you for subscribing to our newsletter!';
const failure = 'Something went wrong. Please try again later.';

stopTheClock();

beforeEach(() => {
  deliver.mockReset().mockResolvedValue('accepted');
  track.mockReset();
  Object.assign(publicSettings, { leadsEndpoint: undefined });
});

const field = () => screen.getByRole('textbox', { name: 'E-mail' });
const button = () => screen.getByRole('button', { name: 'Subscribe' });
const form = () => within(screen.getByRole('form', { name: 'Newsletter' }));
const toastText = (text: string) => screen.getAllByText(text).filter((element) => !screen.getByRole('form').contains(element));

async function open(prefix: 'footer' | 'blog_post' = 'footer') {
  render(
    <StrictMode>
      <NewsletterForm prefix={prefix} title="Subscribe to our newsletter" />
    </StrictMode>,
  );
  await user.click(field());
  await wait(0);
}

async function subscribe(address = 'ada@example.com') {
  // user-event misses the form reset and would otherwise append to the old text.
  await user.clear(field());
  await user.type(field(), address);
  await wait(0);
  await press(button());
}

test('a subscription is tracked with its e-mail and source and confirmed in a toast and inline', async () => {
  await open();
  await subscribe();
  expect(track.mock.calls).toEqual([['newsletter_signup', { email: 'ada@example.com', source: 'footer' }]]);
  expect(toastText(thanks)).toHaveLength(1);
  expect(form().getByRole('status')).toHaveTextContent(thanks);
  expect(field()).toHaveValue('');
});

test('the button takes the focus from an empty field, and nothing is an error yet', async () => {
  await open();
  await user.tab();
  await wait(0);
  expect(button()).toHaveFocus();
  expect(button()).toBeEnabled();
  await user.tab();
  await wait(0);
  expect(field()).toHaveAttribute('aria-invalid', 'false');
});

test.each([
  ['stays', () => field().blur(), button],
  ['has moved on', () => {}, field],
])('the button, whose focus browsers take while it is disabled, gets it back if the visitor %s', async (_, move, focused) => {
  await open();
  await subscribe();
  act(() => {
    field().focus();
    move();
  });
  await wait(2_000);
  expect(focused()).toHaveFocus();
});

test('on a blog post, the field name and the source use its prefix', async () => {
  await open('blog_post');
  expect(field()).toHaveAttribute('name', 'blog_post_email');
  await subscribe();
  expect(track).toHaveBeenCalledWith('newsletter_signup', { email: 'ada@example.com', source: 'blog_post' });
});

test('says how often it is sent above the form, only if the site says so', async () => {
  const { rerender } = render(<NewsletterForm prefix="footer" title="A title" subtitle="A subtitle" frequency="Twice a year." />);
  await wait(0);
  expect(screen.getByRole('form').compareDocumentPosition(screen.getByText('Twice a year.'))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  rerender(<NewsletterForm prefix="footer" title="A title" subtitle="A subtitle" />);
  await wait(0);
  expect(screen.queryByText('Twice a year.')).toBeNull();
});

test('the footer field is named footer_email, has a placeholder and initially shows no error', async () => {
  await open();
  expect(field()).toHaveAttribute('name', 'footer_email');
  expect(field()).toHaveAttribute('placeholder');
  expect(field()).toHaveAttribute('aria-invalid', 'false');
  expect(button()).toBeEnabled();
});

test('an empty submit shows that an e-mail is required, focuses the field and disables the button', async () => {
  await open();
  await press(button());
  expect(field()).toHaveAccessibleDescription('Email is required');
  expect(field()).toHaveAttribute('aria-invalid', 'true');
  expect(field()).toHaveFocus();
  expect(button()).toBeDisabled();
  expect(track).not.toHaveBeenCalled();
});

test('an invalid address shows no error while typing, only after the field loses focus', async () => {
  await open();
  await user.type(field(), 'ada@@example.com');
  await wait(0);
  expect(screen.queryByText('Invalid email')).not.toBeInTheDocument();
  expect(button()).toBeDisabled();
  await user.tab();
  await wait(0);
  expect(field()).toHaveAccessibleDescription('Invalid email');
});

test('a corrected address clears the error and enables the button', async () => {
  await open();
  await user.type(field(), 'ada');
  await user.tab();
  await wait(0);
  await user.type(field(), '@example.com');
  await wait(0);
  expect(field()).toHaveAccessibleDescription('');
  expect(button()).toBeEnabled();
});

test('Enter submits an address that validation has not seen yet, although the button is still disabled', async () => {
  await open();
  await user.type(field(), 'ada');
  await wait(0);
  expect(button()).toBeDisabled();
  // As a password manager does, without an event.
  Object.assign(field(), { value: 'ada@example.com' });
  await user.keyboard('{Enter}');
  await wait(0);
  expect(track.mock.calls).toEqual([['newsletter_signup', { email: 'ada@example.com', source: 'footer' }]]);
});

test('Enter in an invalid address shows the error', async () => {
  await open();
  await user.type(field(), 'ada');
  await wait(0);
  await user.keyboard('{Enter}');
  await wait(0);
  expect(field()).toHaveAccessibleDescription('Invalid email');
  expect(track).not.toHaveBeenCalled();
});

test('further submits are ignored for two seconds after a submit', async () => {
  await open();
  await subscribe();
  expect(button()).toBeDisabled();
  await user.clear(field());
  await user.type(field(), 'bob@example.com{Enter}');
  await wait(1_500);
  await act(async () => screen.getByRole<HTMLFormElement>('form').requestSubmit());
  expect(track).toHaveBeenCalledTimes(1);
  await wait(500);
  expect(button()).toBeEnabled();
  await press(button());
  expect(track).toHaveBeenCalledTimes(2);
});

test('two simultaneous submits send one lead', async () => {
  await open();
  await user.type(field(), 'ada@example.com');
  await wait(0);
  await act(async () => {
    const element = screen.getByRole<HTMLFormElement>('form');
    element.requestSubmit();
    element.requestSubmit();
  });
  await wait(0);
  expect(deliver).toHaveBeenCalledTimes(1);
  expect(track).toHaveBeenCalledTimes(1);
});

test('an exception shows the error toast with an empty code, keeps the address, and clears both flags', async () => {
  track.mockImplementationOnce(() => {
    throw new Error('no analytics');
  });
  await open();
  await subscribe();
  const [message] = toastText(failure);
  expect(message?.querySelector('strong')).toHaveTextContent(/^$/);
  expect(form().getByRole('alert')).toHaveTextContent(failure);
  expect(field()).toHaveValue('ada@example.com');
  await wait(2_000);
  expect(button()).toBeEnabled();
  await press(button());
  expect(form().getByRole('status')).toHaveTextContent(thanks);
  expect(form().getByRole('alert')).toBeEmptyDOMElement();
});

test('while the request is pending, the button is busy and the status says so', async () => {
  let answer: (delivery: string) => void = () => {};
  deliver.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await open();
  await subscribe();
  await wait(5_000);
  expect(button()).toBeDisabled();
  expect(button()).toHaveAttribute('aria-busy', 'true');
  expect(form().getByRole('status')).toHaveTextContent('Sending…');
  expect(track).not.toHaveBeenCalled();
  await act(async () => answer('accepted'));
  await wait(0);
  expect(button()).toBeEnabled();
  expect(track).toHaveBeenCalledTimes(1);
});

test('a stored lead is shown as waiting and tracked', async () => {
  deliver.mockResolvedValue('stored');
  await open();
  await subscribe();
  expect(form().getByRole('status')).toHaveTextContent('saved in this browser');
  expect(screen.queryByText(thanks)).not.toBeInTheDocument();
  expect(track).toHaveBeenCalledTimes(1);
});

test('without an endpoint, a subscription is confirmed and tracked, as specified', async () => {
  deliver.mockResolvedValue('nowhere');
  await open();
  await subscribe();
  expect(form().getByRole('status')).toHaveTextContent(thanks);
  expect(toastText(thanks)).toHaveLength(1);
  expect(track).toHaveBeenCalledTimes(1);
});

test.each([
  ['refused', 'refused'],
  ['inMemory', 'Keep this page open'],
])(
  'a lead that is %s is not a success: nothing is tracked, the address stays, and the next try uses the same key',
  async (delivery, words) => {
    deliver.mockResolvedValueOnce(delivery);
    await open();
    await subscribe();
    expect(form().getByRole('alert')).toHaveTextContent(words);
    expect(toastText(failure)).not.toHaveLength(0);
    expect(track).not.toHaveBeenCalled();
    await wait(2_000);
    await press(button());
    const [first, second] = deliver.mock.calls.map(([lead]) => lead);
    expect(second.key).toBe(first.key);
    expect([first.revision, second.revision]).toEqual([1, 2]);
    expect(track).toHaveBeenCalledTimes(1);
  },
);

test('when toasts fail to load, the form itself shows their messages', async () => {
  const load = jest.spyOn(toasterChunk, 'load').mockResolvedValue(undefined);
  track.mockImplementationOnce(() => {
    throw new Error('no analytics');
  });
  await open();
  await subscribe();
  expect(form().getByRole('alert')).toHaveTextContent(failure);
  await wait(2_000);
  await press(button());
  expect(form().getByRole('status')).toHaveTextContent(thanks);
  load.mockRestore();
});

test('a later subscription is a new lead', async () => {
  await open();
  await subscribe();
  await wait(2_000);
  await subscribe('bob@example.com');
  const [first, second] = deliver.mock.calls.map(([lead]) => lead);
  expect(second.key).not.toBe(first.key);
  expect(second.fields).toEqual({ footer_email: 'bob@example.com' });
});

test('what is written after a waiting lead has arrived is a new lead', async () => {
  await open();
  deliver.mockResolvedValueOnce('inMemory');
  await subscribe();
  const [[first]] = deliver.mock.calls;
  act(() => arrivedLeads.note(recordOf(first)));
  await wait(2_000);
  await subscribe('bob@example.com');
  const second = deliver.mock.calls[1]?.[0];
  expect(second).toMatchObject({ revision: 1, fields: { footer_email: 'bob@example.com' } });
  expect(second.key).not.toBe(first.key);
});

test('an address pasted with invisible characters is delivered without them', async () => {
  await open();
  await subscribe('\u202aada@example.com\u202c');
  expect(deliver.mock.calls[0]?.[0].fields).toEqual({ footer_email: 'ada@example.com' });
});

test('a lead names the language of its page', async () => {
  document.documentElement.lang = 'es';
  window.history.replaceState(null, '', '/es/services/');
  await open();
  await subscribe();
  expect(deliver.mock.calls[0]?.[0]).toMatchObject({ language: 'es', path: '/es/services/' });
  window.history.replaceState(null, '', '/');
});

test('a lead contains its form and fields, its source and context, the shown variant and the bot signals', async () => {
  document.documentElement.lang = 'en';
  document.documentElement.dataset.ctaCopy = 'control';
  await open();
  await wait(7_000);
  await subscribe(' ada@example.com ');
  expect(deliver.mock.calls[0]?.[0]).toEqual({
    key: expect.stringMatching(/^[0-9a-f]{32}$/),
    revision: 1,
    form: 'newsletter',
    fields: { footer_email: 'ada@example.com' },
    source: 'footer',
    path: '/',
    language: 'en',
    campaign: {},
    entryPoint: null,
    variant: 'control',
    consent: null,
    submittedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    signals: { trap: '', secondsOnForm: expect.any(Number) },
  });
  expect(deliver.mock.calls[0]?.[0].signals.secondsOnForm).toBeGreaterThanOrEqual(7);
});

test('a lead carries what is stored of its visitor: the campaign, the entry point and the privacy choice', async () => {
  const consent = { version: 'a1', date: '2026-01-01T10:00:00.000Z', purposes: ['analytics'] };
  window.localStorage.setItem('analytics.campaign', '{"source":"fair"}');
  window.sessionStorage.setItem('analytics.entryPoint', '/pricing/');
  window.localStorage.setItem('privacy.consent', JSON.stringify(consent));
  await open();
  await subscribe();
  expect(deliver.mock.calls[0]?.[0]).toMatchObject({ campaign: { source: 'fair' }, entryPoint: '/pricing/', consent });
  window.localStorage.clear();
  window.sessionStorage.clear();
});

test('a filled honeypot is passed on, and the lead is still sent', async () => {
  await open();
  const trap = screen.getByRole('form').querySelector<HTMLInputElement>('[name="leave_empty"]');
  if (trap) trap.value = 'spam';
  await subscribe();
  expect(deliver.mock.calls[0]?.[0].signals.trap).toBe('spam');
  expect(track).toHaveBeenCalledTimes(1);
});
