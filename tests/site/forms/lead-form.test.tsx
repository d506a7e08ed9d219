/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import { forwardRef, useImperativeHandle } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { noSiteData } from '../../../src/contract/site-data';
import { publicSettings } from '../../../src/site/edge/public-settings';
import { reportError } from '../../../src/site/errors/error-reporting';
import { ReferralForm } from '../../../src/site/forms/referral-form';
import * as engine from '../../../src/site/forms/use-form-engine';
import { SiteDataProvider } from '../../../src/site/words/site-data';
import { defaultLanguage } from '../../../src/site/words/site-languages';
import { observeByHand } from '../observe-by-hand';
import { renderOnServer } from './server';
import { press, stopTheClock, visitor as user, wait, write } from './visitor';

const deliver = jest.fn();
jest.mock('../../../src/site/analytics/calls', () => ({ track: () => {} }));
jest.mock('../../../src/site/delivery/deliver', () => ({ deliver: (...call: unknown[]) => deliver(...call) }));
jest.mock('../../../src/site/errors/error-reporting', () => ({ reportError: jest.fn() }));
jest.mock('../../../src/site/edge/public-settings', () => ({ publicSettings: { languages: ['en'] } }));

function Broken(): never {
  throw new Error('broken');
}

const Breaking = forwardRef((_props, handle) => {
  const submit = () => Promise.reject(new Error('broken'));
  useImperativeHandle(handle, () => ({ change: () => {}, leave: () => {}, reset: () => {}, submit }));
  return null;
});

const load = jest.spyOn(engine.formEngineChunk, 'load');
const failure = 'Something went wrong. Please try again later.';

stopTheClock();

beforeEach(() => {
  deliver.mockReset().mockResolvedValue('accepted');
  load.mockReset().mockImplementation(async () => import('../../../src/site/forms/form-engine'));
  Object.assign(publicSettings, { leadsEndpoint: undefined });
});

const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'Referral' });
const control = (name: string) => within(form()).getByRole<HTMLInputElement>('textbox', { name });
const submitButton = () => screen.getByRole('button', { name: 'Send referral' });

/** The server-rendered form, parsed as a browser without scripts would. */
function plain(): HTMLFormElement {
  const page = document.createElement('div');
  page.innerHTML = renderOnServer(<ReferralForm />);
  document.body.replaceChildren(page);
  return form();
}

const namesOf = (element: HTMLFormElement) => [...new FormData(element).keys()];

async function fill() {
  await write(control('Your name'), 'Ada Lovelace');
  await write(control('Your e-mail'), 'ada@example.com');
  await write(control('Their name'), 'Grace Hopper');
  await write(control('Their e-mail'), 'grace@example.com');
}

describe('as plain HTML', () => {
  test('with an endpoint, it posts there with its form, source, path, language, all fields and the honeypot', () => {
    Object.assign(publicSettings, { leadsEndpoint: 'https://leads.example/in' });
    const element = plain();
    expect(element).toHaveAttribute('method', 'post');
    expect(element).toHaveAttribute('action', 'https://leads.example/in');
    expect(namesOf(element)).toEqual([
      'form',
      'source',
      'path',
      'language',
      'leave_empty',
      'referrer_name',
      'referrer_email',
      'friend_name',
      'friend_email',
      'friend_company',
      'relation',
    ]);
    expect(new FormData(element).get('form')).toBe('referral');
    expect(new FormData(element).get('path')).toBe('/');
    expect(new FormData(element).get('language')).toBe(defaultLanguage);
    expect(element.querySelector('noscript')).toBeNull();
  });

  test('native validation checks required fields and email addresses', () => {
    const element = plain();
    expect(element.noValidate).toBe(false);
    expect(control('Your name')).toBeRequired();
    expect(control('Your e-mail')).toHaveAttribute('type', 'email');
    expect(control('How do you know them?')).toHaveAttribute('minlength', '4');
    expect(control('Their company')).not.toBeRequired();
    expect(submitButton()).toBeEnabled();
  });

  test('its button tells Firefox not to restore a disabled state on reload, which hydration would keep', () => {
    plain();
    expect(submitButton()).toHaveAttribute('autocomplete', 'off');
  });

  test('without an endpoint, it does not post and offers another way to get in touch', () => {
    const element = plain();
    expect(element).toHaveAttribute('method', 'dialog');
    expect(element).not.toHaveAttribute('action');
    expect(element.querySelector('noscript')).toHaveTextContent('This form needs JavaScript.');
  });
});

test('React hydrates the server’s markup without errors and keeps previously typed text', async () => {
  const complaints = jest.spyOn(console, 'error');
  const element = plain();
  control('Your name').value = 'Ada Lovelace';
  const before = control('Your name');
  const page = element.parentElement as HTMLElement;
  const root = await act(async () => hydrateRoot(page, <ReferralForm />));
  await user.click(control('Their name'));
  await wait();
  expect(control('Your name')).toBe(before);
  expect(before).toHaveValue('Ada Lovelace');
  await press(submitButton());
  expect(before).toHaveAttribute('aria-invalid', 'false');
  expect(control('Your e-mail')).toHaveFocus();
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
  act(() => root.unmount());
});

test('the engine of a form that is out of view is fetched only on focus and leaves focus, caret and elements unchanged', async () => {
  const see = observeByHand();
  render(<ReferralForm />);
  await see(false);
  await wait();
  expect(load).not.toHaveBeenCalled();
  const before = control('Your name');
  const count = form().querySelectorAll('*').length;
  await user.type(before, 'Ad');
  before.setSelectionRange(1, 1);
  await wait();
  expect(load).toHaveBeenCalled();
  expect(control('Your name')).toBe(before);
  expect(before).toHaveFocus();
  expect(before.selectionStart).toBe(1);
  expect(form().querySelectorAll('*')).toHaveLength(count);
});

test('the engine is fetched when the form is near the viewport and the visitor interacts with the page', async () => {
  const see = observeByHand();
  render(<ReferralForm />);
  await see(false);
  expect(load).not.toHaveBeenCalled();
  await see(true);
  expect(load).not.toHaveBeenCalled();
  await act(async () => window.dispatchEvent(new Event('pointermove')));
  expect(load).toHaveBeenCalled();
});

describe('before the engine has loaded', () => {
  beforeEach(() => {
    load.mockReset().mockReturnValue(new Promise(() => {}));
  });

  test('native validation is off because the site shows its own messages', async () => {
    render(<ReferralForm />);
    expect(form().noValidate).toBe(true);
  });

  test('a submit is delivered immediately', async () => {
    render(<ReferralForm />);
    await fill();
    await press(submitButton());
    expect(deliver).toHaveBeenCalledTimes(1);
    expect(deliver.mock.calls[0]?.[0].fields).toMatchObject({ referrer_name: 'Ada Lovelace', friend_email: 'grace@example.com' });
    expect(within(form()).getByRole('status')).toHaveTextContent('Thank you for the introduction!');
    expect(control('Your name')).toHaveValue('');
  });

  test('an invalid submit shows the site’s error messages and focuses the first invalid field', async () => {
    render(<ReferralForm />);
    await write(control('Your name'), 'Ada');
    await press(submitButton());
    expect(deliver).not.toHaveBeenCalled();
    expect(control('Your e-mail')).toHaveFocus();
    expect(control('Your e-mail')).toHaveAccessibleDescription('Email is required');
    expect(control('Their name')).toHaveAccessibleDescription('This is a required field.');
    expect(control('Your name')).toHaveAttribute('aria-invalid', 'false');
    await user.click(control('How do you know them?'));
    await press(submitButton());
    expect(control('Your e-mail')).toHaveFocus();
  });

  test('a corrected field no longer shows an error', async () => {
    render(<ReferralForm />);
    await press(submitButton());
    await write(control('Your name'), 'Ada');
    expect(control('Your name')).toHaveAccessibleDescription('');
    expect(control('Their name')).toHaveAccessibleDescription('This is a required field.');
  });

  test('after an accepted lead, the next one shows no errors while it is typed', async () => {
    render(<ReferralForm />);
    await fill();
    await press(submitButton());
    await write(control('Your e-mail'), 'ada');
    expect(control('Your e-mail')).toHaveAccessibleDescription('');
  });

  test('two simultaneous submits send one lead', async () => {
    render(<ReferralForm />);
    await fill();
    await act(async () => {
      form().requestSubmit();
      form().requestSubmit();
    });
    expect(deliver).toHaveBeenCalledTimes(1);
  });
});

/** Delays the engine until the returned function is called. */
function slowEngine(): () => Promise<void> {
  let arrive: (module: typeof import('../../../src/site/forms/form-engine')) => void = () => {};
  load.mockReset().mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  return async () => {
    arrive(await import('../../../src/site/forms/form-engine'));
    await wait();
  };
}

test('an engine that loads after a failed submit takes over its errors and leaves focus alone', async () => {
  const arrive = slowEngine();
  render(<ReferralForm />);
  await press(submitButton());
  await user.click(control('Their e-mail'));
  await arrive();
  expect(control('Their e-mail')).toHaveFocus();
  expect(control('Your name')).toHaveAccessibleDescription('This is a required field.');
  await write(control('Your name'), 'Ada');
  await wait();
  expect(control('Your name')).toHaveAccessibleDescription('');
  expect(control('Their name')).toHaveAccessibleDescription('This is a required field.');
  await press(submitButton());
  expect(control('Your e-mail')).toHaveFocus();
});

test('an engine that loads while a lead is in flight leaves an empty form', async () => {
  let answer: (delivery: string) => void = () => {};
  deliver.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const arrive = slowEngine();
  render(<ReferralForm />);
  await fill();
  await press(submitButton());
  await arrive();
  await act(async () => answer('accepted'));
  await wait(2_000);
  expect(control('Your name')).toHaveValue('');
  await press(submitButton());
  expect(control('Your name')).toHaveAccessibleDescription('This is a required field.');
  expect(deliver).toHaveBeenCalledTimes(1);
});

test('an engine that loads after an accepted lead shows no errors in the empty form', async () => {
  const arrive = slowEngine();
  render(<ReferralForm />);
  await fill();
  await user.tab();
  await press(submitButton());
  await arrive();
  await wait(2_000);
  expect(control('Their e-mail')).toHaveValue('');
  expect(control('Their e-mail')).toHaveAccessibleDescription('');
  expect(control('Your name')).toHaveAccessibleDescription('');
});

test('a field that loses focus before the engine loads is validated when it loads', async () => {
  const arrive = slowEngine();
  render(<ReferralForm />);
  await write(control('Your e-mail'), 'ada@@example.com');
  await user.tab();
  await arrive();
  expect(control('Your e-mail')).toHaveAccessibleDescription('Invalid email');
  expect(control('Your name')).toHaveAccessibleDescription('');
});

test('a submit from before hydration is delivered once after it', async () => {
  const element = plain();
  control('Your name').value = 'Ada Lovelace';
  control('Your e-mail').value = 'ada@example.com';
  control('Their name').value = 'Grace Hopper';
  control('Their e-mail').value = 'grace@example.com';
  await wait(60_000);
  Object.assign(element, { submittedEarly: true });
  const root = await act(async () => hydrateRoot(element.parentElement as HTMLElement, <ReferralForm />));
  await wait();
  expect(deliver).toHaveBeenCalledTimes(1);
  const [[lead] = []] = deliver.mock.calls;
  expect(lead.fields).toMatchObject({ referrer_name: 'Ada Lovelace' });
  // Not the time since hydration, which would make a patient visitor look like a bot.
  expect(lead.signals.secondsOnForm).toBeGreaterThanOrEqual(60);
  act(() => root.unmount());
});

test('an engine that fails to render is reported, and leads are delivered without it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  load.mockResolvedValue({ FormEngine: Broken } as never);
  render(<ReferralForm />);
  await fill();
  await press(submitButton());
  expect(reportError).toHaveBeenCalledTimes(1);
  expect(deliver).toHaveBeenCalledTimes(1);
  jest.mocked(console.error).mockRestore();
});

test('an engine that fails on submit is reported, and typed text is kept', async () => {
  load.mockResolvedValue({ FormEngine: Breaking } as never);
  render(<ReferralForm />);
  await fill();
  await press(submitButton());
  expect(within(form()).getByRole('alert')).toHaveTextContent(failure);
  expect(reportError).toHaveBeenCalledTimes(1);
  expect(control('Your name')).toHaveValue('Ada Lovelace');
  expect(submitButton()).toBeEnabled();
});

const contact = { email: 'hello@example.com', phone: { display: '+1 555', link: '+1555' } };

const renderWithContactFacts = () =>
  render(
    <SiteDataProvider value={() => ({ ...noSiteData, brand: { ...noSiteData.brand, ...contact } })}>
      <ReferralForm />
    </SiteDataProvider>,
  );

test('without an endpoint, the visitor is offered an e-mail link prefilled with the typed text', async () => {
  deliver.mockResolvedValue('nowhere');
  renderWithContactFacts();
  await fill();
  await press(submitButton());
  const told = within(within(form()).getByRole('status'));
  const mail = told.getByRole('link', { name: 'hello@example.com' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(mail)).toContain('friend_name: Grace Hopper');
  expect(told.getByRole('link', { name: '+1 555' })).toHaveAttribute('href', 'tel:+1555');
  expect(within(form()).queryByText(/thank you/i)).not.toBeInTheDocument();
  expect(control('Your name')).toHaveValue('Ada Lovelace');
});

test('a form field that the browser autofills without an event is sent too', async () => {
  render(<ReferralForm />);
  await fill();
  await wait();
  control('Their company').value = 'Flow-Matic';
  await press(submitButton());
  expect(deliver.mock.calls[0]?.[0].fields).toMatchObject({ friend_company: 'Flow-Matic' });
});

test('the token of a Turnstile widget is sent with the lead, and is no part of the text offered for an e-mail', async () => {
  deliver.mockResolvedValue('nowhere');
  renderWithContactFacts();
  await fill();
  const widget = document.createElement('input');
  Object.assign(widget, { type: 'hidden', name: 'cf-turnstile-response', value: 'token' });
  form().append(widget);
  await press(submitButton());
  expect(deliver.mock.calls[0]?.[0].fields).toMatchObject({ referrer_name: 'Ada Lovelace', 'cf-turnstile-response': 'token' });
  const mail = within(form()).getByRole('link', { name: 'hello@example.com' }).getAttribute('href') ?? '';
  expect(mail).not.toContain('turnstile');
});

test('a failed submit shows all errors and focuses the first invalid field', async () => {
  render(<ReferralForm />);
  await write(control('Your name'), 'Ada Lovelace');
  await wait();
  await press(submitButton());
  expect(control('Your e-mail')).toHaveFocus();
  expect(control('Your name')).toHaveAccessibleDescription('');
  expect(control('Your e-mail')).toHaveAccessibleDescription('Email is required');
  expect(control('Their name')).toHaveAccessibleDescription('This is a required field.');
  expect(submitButton()).toBeEnabled();
  await user.click(control('How do you know them?'));
  await press(submitButton());
  expect(control('Your e-mail')).toHaveFocus();
});

test('a text area shows its character count and reports it as an error above the limit', async () => {
  render(<ReferralForm />);
  await user.click(control('How do you know them?'));
  await user.paste('a'.repeat(2_001));
  await wait();
  expect(within(form()).getByText('2001 / 2000')).toBeVisible();
  expect(control('How do you know them?')).toHaveAttribute('aria-invalid', 'false');
  await user.tab();
  await wait();
  expect(control('How do you know them?')).toHaveAccessibleDescription('2001 / 2000');
});
