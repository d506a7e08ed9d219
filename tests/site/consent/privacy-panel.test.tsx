/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consentKey } from '../../../src/contract/consent';
import { PrivacyPanel } from '../../../src/site/consent/privacy-panel';
import { privacyState } from '../../../src/site/consent/privacy-state';
import { runGate } from './running-gate';

beforeAll(() => {
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

const both = ['analytics', 'marketing'] as const;
const chosen = () => JSON.parse(localStorage.getItem(consentKey) ?? 'null')?.purposes;
const button = (name: string) => screen.getByRole('button', { name });

test('asks without taking the focus, with declining as easy as consenting', async () => {
  runGate({ setting: 'opt-in' });
  render(<PrivacyPanel panel="asked" purposes={both} />);
  expect(document.body).toHaveFocus();
  expect(button('Accept all').className).toBe(button('Decline all').className);
  await userEvent.click(button('Decline all'));
  expect(chosen()).toEqual([]);
});

test('consent may be given to one purpose', async () => {
  runGate({ setting: 'opt-in' });
  render(<PrivacyPanel panel="asked" purposes={both} />);
  await userEvent.click(button('Choose'));
  expect(screen.getByRole('checkbox', { name: /^Analytics/ })).toHaveFocus();
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Analytics/ }));
  await userEvent.click(button('Save choices'));
  expect(chosen()).toEqual(['analytics']);
});

test('accepting agrees to the purposes that services have, and to no others', async () => {
  runGate({ setting: 'opt-in' });
  render(<PrivacyPanel panel="asked" purposes={['marketing']} />);
  await userEvent.click(button('Choose'));
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  await userEvent.click(button('Accept all'));
  expect(chosen()).toEqual(['marketing']);
});

test('opened again, it takes the focus, shows the choice, closes on Escape and returns the focus', async () => {
  const stored = JSON.stringify({ version: 'a1b2c3d4', date: '2026-11-02T09:30:00.000Z', purposes: ['marketing'] });
  runGate({ setting: 'opt-in', stored });
  document.body.insertAdjacentHTML('beforeend', '<a href="#privacy-choices">Privacy choices</a>');
  const opener = document.querySelector('a');
  const { unmount } = render(<PrivacyPanel panel={{ opener }} purposes={both} />);
  expect(screen.getByRole('heading')).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: /^Analytics/ })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: /^Marketing/ })).toBeChecked();
  privacyState.write({ panel: { opener } });
  await userEvent.keyboard('{Escape}');
  expect(privacyState.read().panel).toBe('closed');
  unmount();
  expect(opener).toHaveFocus();
});

test('with Global Privacy Control there is nothing to choose', () => {
  runGate({ setting: 'opt-in', signal: true });
  render(<PrivacyPanel panel={{ opener: null }} purposes={both} />);
  expect(screen.getByText(/Global Privacy Control/)).toBeInTheDocument();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close']);
});
