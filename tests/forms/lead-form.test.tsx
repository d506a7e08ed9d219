import { act, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { ReferralForm } from '../../src/forms/referral-form';
import * as engine from '../../src/forms/use-form-engine';
import { reportError } from '../../src/platform/error-reporting';
import { publicSettings } from '../../src/platform/public-settings';
import { renderOnServer } from './server';
import { press, stopTheClock, visitor as user, wait, write } from './visitor';

const deliver = jest.fn();
jest.mock('../../src/analytics/track', () => ({ track: () => {} }));
jest.mock('../../src/delivery/deliver', () => ({ deliver: (...call: unknown[]) => deliver(...call) }));
jest.mock('../../src/platform/error-reporting', () => ({ reportError: jest.fn() }));
jest.mock('../../src/platform/public-settings', () => ({ publicSettings: {} }));

function Broken(): never {
  throw new Error('broken');
}

const load = jest.spyOn(engine.formEngineChunk, 'load');
const failure = 'Something went wrong. Please try again later.';

stopTheClock();

beforeEach(() => {
  deliver.mockReset().mockResolvedValue('accepted');
  load.mockReset().mockImplementation(async () => import('../../src/forms/form-engine'));
  Object.assign(publicSettings, { leadsEndpoint: undefined });
});

const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'Referral' });
const control = (name: string) => within(form()).getByRole<HTMLInputElement>('textbox', { name });
const submitButton = () => screen.getByRole('button', { name: 'Send referral' });

/** What the server renders, parsed as a browser without scripts would. */
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
  test('with an endpoint it posts there, with its form, source and path, all fields, and the trap', () => {
    Object.assign(publicSettings, { leadsEndpoint: 'https://leads.example/in' });
    const element = plain();
    expect(element).toHaveAttribute('method', 'post');
    expect(element).toHaveAttribute('action', 'https://leads.example/in');
    expect(namesOf(element)).toEqual([
      'form',
      'source',
      'path',
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
    expect(element.querySelector('noscript')).toBeNull();
  });

  test('the browser itself checks what is required and what is an e-mail address', () => {
    const element = plain();
    expect(element.noValidate).toBe(false);
    expect(control('Your name')).toBeRequired();
    expect(control('Your e-mail')).toHaveAttribute('type', 'email');
    expect(control('Their company')).not.toBeRequired();
    expect(submitButton()).toBeEnabled();
  });

  test('without an endpoint it posts nowhere and names another way', () => {
    const element = plain();
    expect(element).toHaveAttribute('method', 'dialog');
    expect(element).not.toHaveAttribute('action');
    expect(element.querySelector('noscript')).toHaveTextContent('e-mail address and phone number');
  });
});

test('React takes over the server’s markup without a complaint, and text that was typed before stays', async () => {
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

test('the engine is not fetched before the form is focused, and then leaves focus, caret and elements alone', async () => {
  render(<ReferralForm />);
  await wait();
  expect(load).not.toHaveBeenCalled();
  const before = control('Your name');
  const count = form().querySelectorAll('*').length;
  await user.type(before, 'Ad');
  before.setSelectionRange(1, 1);
  await wait();
  expect(load).toHaveBeenCalled();
  expect(form().noValidate).toBe(true);
  expect(control('Your name')).toBe(before);
  expect(before).toHaveFocus();
  expect(before.selectionStart).toBe(1);
  expect(form().querySelectorAll('*')).toHaveLength(count);
});

test('the engine is fetched when the form is near the screen of a visitor who does more than look', async () => {
  let show: (entries: { isIntersecting: boolean }[]) => void = () => {};
  Object.assign(window, {
    IntersectionObserver: class {
      observe = () => {};
      disconnect = () => {};
      constructor(callback: typeof show) {
        show = callback;
      }
    },
  });
  render(<ReferralForm />);
  show([{ isIntersecting: false }]);
  expect(load).not.toHaveBeenCalled();
  await act(async () => show([{ isIntersecting: true }]));
  expect(load).not.toHaveBeenCalled();
  await act(async () => window.dispatchEvent(new Event('pointermove')));
  expect(load).toHaveBeenCalled();
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

test('a submit that comes before the engine waits for it', async () => {
  render(<ReferralForm />);
  load.mockResolvedValue(undefined);
  await fill();
  load.mockImplementation(async () => import('../../src/forms/form-engine'));
  await press(submitButton());
  expect(deliver).toHaveBeenCalledTimes(1);
  expect(within(form()).getByRole('status')).toHaveTextContent('Thank you for the introduction!');
});

test('a submit from before React was there is made up for, once', async () => {
  const element = plain();
  control('Your name').value = 'Ada Lovelace';
  control('Your e-mail').value = 'ada@example.com';
  control('Their name').value = 'Grace Hopper';
  control('Their e-mail').value = 'grace@example.com';
  Object.assign(element, { submittedEarly: true });
  const root = await act(async () => hydrateRoot(element.parentElement as HTMLElement, <ReferralForm />));
  await wait();
  expect(deliver).toHaveBeenCalledTimes(1);
  expect(deliver.mock.calls[0]?.[0].fields).toMatchObject({ referrer_name: 'Ada Lovelace' });
  act(() => root.unmount());
});

test('an engine that cannot be rendered leaves the form as it was, and is reported', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  load.mockResolvedValue({ FormEngine: Broken } as never);
  render(<ReferralForm />);
  await fill();
  await press(submitButton());
  expect(reportError).toHaveBeenCalledTimes(1);
  expect(within(form()).getByRole('alert')).toHaveTextContent(failure);
  expect(control('Your name')).toHaveValue('Ada Lovelace');
  jest.mocked(console.error).mockRestore();
});

test('where the engine cannot be had, the form posts natively if there is an endpoint', async () => {
  Object.assign(publicSettings, { leadsEndpoint: 'https://leads.example/in' });
  load.mockResolvedValue(undefined);
  render(<ReferralForm />);
  const post = jest.spyOn(form(), 'submit').mockImplementation(() => {});
  await fill();
  await press(submitButton());
  expect(post).toHaveBeenCalledTimes(1);
});

test('where neither engine nor endpoint can be had, the visitor is told and nothing typed is lost', async () => {
  load.mockResolvedValue(undefined);
  render(<ReferralForm />);
  await fill();
  await press(submitButton());
  expect(within(form()).getByRole('alert')).toHaveTextContent(failure);
  expect(control('Your name')).toHaveValue('Ada Lovelace');
  expect(submitButton()).toBeEnabled();
});

test('a control that a browser fills in without an event is sent too', async () => {
  render(<ReferralForm />);
  await fill();
  await wait();
  control('Their company').value = 'Flow-Matic';
  await press(submitButton());
  expect(deliver.mock.calls[0]?.[0].fields).toMatchObject({ friend_company: 'Flow-Matic' });
});

test('a failed submit shows every error and focuses the first field that has one', async () => {
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

test('a text area counts its text, and says how much too long it is', async () => {
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
