/** @jest-environment jsdom */
import { consentKey } from '../../../src/contract/consent';
import { applyStoredChoice, choose } from '../../../src/site/consent/choose';
import { privacyState } from '../../../src/site/consent/privacy-state';
import { reloadPage } from '../../../src/site/edge/full-navigation';
import { gatsbyWindow } from '../../../src/site/gatsby/gatsby-window';
import { runGate, type Start, version } from './running-gate';

jest.mock('../../../src/site/edge/full-navigation', () => ({ reloadPage: jest.fn() }));

/** A page is loaded again once the panel has closed. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));
afterEach(() => {
  gatsbyWindow().___swUpdated = false;
});

const both = ['analytics', 'marketing'] as const;
const now = new Date('2026-11-02T09:30:00.000Z');
const record = (purposes: readonly string[]) => ({ version, date: now.toISOString(), purposes });
const stored = () => JSON.parse(localStorage.getItem(consentKey) ?? 'null');

function begin(start: Start) {
  const gate = runGate(start);
  privacyState.write({ allowed: gate.allowed, panel: gate.asked ? 'asked' : 'closed' });
  jest.mocked(reloadPage).mockClear();
  return gate;
}

test.each([[both], [['analytics' as const]], [[]]])(
  'the answer %j is stored with version and date, obeyed, and closes the question',
  (purposes) => {
    const gate = begin({ setting: 'opt-in' });
    choose(purposes, now);
    expect(stored()).toEqual(record(purposes));
    expect(gate.allowed).toEqual(purposes);
    expect(privacyState.read()).toEqual({ allowed: purposes, panel: 'closed' });
    expect(reloadPage).not.toHaveBeenCalled();
  },
);

test.each([
  ['a withdrawal', { setting: 'opt-in', stored: JSON.stringify(record(both)) }, [], 1],
  ['a withdrawal in part', { setting: 'opt-in', stored: JSON.stringify(record(both)) }, ['analytics' as const], 1],
  ['an objection', { setting: 'opt-out' }, [], 1],
  ['a confirmation', { setting: 'opt-out' }, both, 0],
  ['one purpose more', { setting: 'opt-in', stored: JSON.stringify(record(['analytics'])) }, both, 0],
])('after %s the page loads again only if something has run that may no longer', async (_, start, purposes, loads) => {
  begin(start);
  choose(purposes, now);
  await nextTask();
  expect(stored()).toEqual(record(purposes));
  expect(reloadPage).toHaveBeenCalledTimes(loads);
});

test('where nothing can be stored, a withdrawal stops the calls without an endless reload', async () => {
  begin({ setting: 'opt-out' });
  const denied = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  choose([], now);
  denied.mockRestore();
  await nextTask();
  expect(window.analytics).toBeUndefined();
  expect(reloadPage).not.toHaveBeenCalled();
});

test.each([
  ['consent', both, both, 0],
  ['declining', [], [], 0],
])('%s in another tab answers the question here too', (_, purposes, allowed, loads) => {
  const gate = begin({ setting: 'opt-in' });
  localStorage.setItem(consentKey, JSON.stringify(record(purposes)));
  applyStoredChoice();
  expect(gate.allowed).toEqual(allowed);
  expect(privacyState.read().panel).toBe('closed');
  expect(reloadPage).toHaveBeenCalledTimes(loads);
});

/** A message that somebody is writing. */
function writtenMessage(): HTMLTextAreaElement {
  const message = document.createElement('textarea');
  document.body.append(message);
  message.value = 'A long message';
  return message;
}

test.each([
  ['here', async () => choose([], now)],
  [
    'in another tab',
    async () => {
      localStorage.setItem(consentKey, JSON.stringify(record([])));
      applyStoredChoice();
    },
  ],
])('a withdrawal %s while somebody is writing stops the calls; the next link is a full page load', async (_, withdraw) => {
  const gate = begin({ setting: 'opt-out' });
  const message = writtenMessage();
  await withdraw();
  await nextTask();
  expect(gate.allowed).toEqual([]);
  expect(window.analytics).toBeUndefined();
  expect(reloadPage).not.toHaveBeenCalled();
  expect(gatsbyWindow().___swUpdated).toBe(true);
  message.remove();
});

test('a withdrawal in another tab loads this page again', () => {
  begin({ setting: 'opt-in', stored: JSON.stringify(record(both)) });
  localStorage.setItem(consentKey, JSON.stringify(record([])));
  applyStoredChoice();
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test.each([
  [[], []],
  [['analytics' as const], ['analytics']],
])('a tab of another version that keeps only %j withdraws the rest here', (purposes, allowed) => {
  const gate = begin({ setting: 'opt-out' });
  localStorage.setItem(consentKey, JSON.stringify({ ...record(purposes), version: 'b' }));
  applyStoredChoice();
  expect(gate.allowed).toEqual(allowed);
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test('a question asked again stays open until it is answered', () => {
  const gate = begin({ setting: 'opt-out', stored: JSON.stringify({ ...record(['analytics']), version: 'b' }) });
  applyStoredChoice();
  expect(gate).toMatchObject({ asked: true, allowed: [] });
  expect(privacyState.read().panel).toBe('asked');
  expect(reloadPage).not.toHaveBeenCalled();
});

test.each([
  ['an answer to another version', { setting: 'opt-in' }, JSON.stringify({ ...record(both), version: 'b' })],
  ['an invalid answer', { setting: 'opt-in' }, '{'],
  ['an answer, where nobody is asked', { setting: 'off' }, JSON.stringify(record([]))],
])('%s from another tab changes nothing', (_, start, text) => {
  const gate = begin(start);
  const { allowed } = gate;
  localStorage.setItem(consentKey, text);
  applyStoredChoice();
  expect(gate.allowed).toBe(allowed);
  expect(reloadPage).not.toHaveBeenCalled();
});
