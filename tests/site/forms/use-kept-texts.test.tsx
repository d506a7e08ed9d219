/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { ReferralForm } from '../../../src/site/forms/referral-form';
import * as engine from '../../../src/site/forms/use-form-engine';
import { hydrate } from '../../../src/site/runtime/take-over';
import { renderOnServer } from './server';
import { stopTheClock, wait, write } from './visitor';

const deliver = jest.fn();
jest.mock('../../../src/site/analytics/calls', () => ({ track: () => {} }));
jest.mock('../../../src/site/delivery/deliver', () => ({ deliver: (...call: unknown[]) => deliver(...call) }));
jest.mock('../../../src/site/errors/error-reporting', () => ({ reportError: jest.fn() }));
jest.mock('../../../src/site/edge/public-settings', () => ({ publicSettings: { languages: ['en'] } }));

stopTheClock();

beforeEach(() => {
  deliver.mockReset().mockResolvedValue('accepted');
  jest.spyOn(engine.formEngineChunk, 'load').mockImplementation(async () => import('../../../src/site/forms/form-engine'));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const page = <ReferralForm />;
const control = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

/** The page as a browser shows it before hydration, after an extension has put an element of its own into the form. */
function changedPage(): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderOnServer(page);
  document.body.replaceChildren(container);
  control('Your name').after(document.createElement('password-manager'));
  return container;
}

test('text typed before React replaced changed HTML is kept, with the focus, and can be submitted', async () => {
  const container = changedPage();
  const before = control('Your name');
  await write(control('Your e-mail'), 'ada@example.com');
  await write(before, 'Ada Lovelace');
  await act(async () => hydrate(page, container));
  await wait();
  expect(before).not.toBeInTheDocument();
  expect(control('Your name')).toHaveValue('Ada Lovelace');
  expect(control('Your name')).toHaveFocus();
  expect(control('Your e-mail')).toHaveValue('ada@example.com');
});

test('the focus in an empty field stays there when React replaces changed HTML', async () => {
  const container = changedPage();
  control('Their name').focus();
  await act(async () => hydrate(page, container));
  await wait();
  expect(control('Their name')).toHaveFocus();
});

test('a submit from before React replaced changed HTML is delivered once', async () => {
  const container = changedPage();
  await write(control('Your name'), 'Ada Lovelace');
  await write(control('Your e-mail'), 'ada@example.com');
  await write(control('Their name'), 'Grace Hopper');
  await write(control('Their e-mail'), 'grace@example.com');
  const before = Object.assign(screen.getByRole('form'), { submittedEarly: true });
  await act(async () => hydrate(page, container));
  await wait(5_000);
  expect(before).not.toBeInTheDocument();
  // Otherwise the inline script would post it once more.
  expect(before.submittedEarly).toBe(false);
  expect(deliver).toHaveBeenCalledTimes(1);
  expect(deliver.mock.calls[0]?.[0]).toMatchObject({ fields: { referrer_name: 'Ada Lovelace', friend_email: 'grace@example.com' } });
});
