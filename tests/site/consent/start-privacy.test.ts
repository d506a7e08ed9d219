/** @jest-environment jsdom */
import { consentKey } from '../../../src/contract/consent';
import { privacyState } from '../../../src/site/consent/privacy-state';
import { startPrivacy } from '../../../src/site/consent/start-privacy';
import { reloadPage } from '../../../src/site/edge/full-navigation';
import { runGate, type Start, version } from './running-gate';

jest.mock('../../../src/site/edge/full-navigation', () => ({ reloadPage: jest.fn() }));

const answer = (purposes: readonly string[]) => JSON.stringify({ version, date: '2026-11-02T09:30:00.000Z', purposes });

/** Starts a page on which another tab stores an answer between the inline script and the site's code. */
function startPage(start: Start, answeredMeanwhile?: string) {
  const gate = runGate(start);
  privacyState.write({ allowed: gate.allowed, panel: gate.asked ? 'asked' : 'closed' });
  if (answeredMeanwhile) localStorage.setItem(consentKey, answeredMeanwhile);
  jest.mocked(reloadPage).mockClear();
  startPrivacy();
  return gate;
}

test.each([[['analytics']], [[]]])('the answer %j that another tab stores while the page loads is not asked for again', (purposes) => {
  const gate = startPage({ setting: 'opt-in' }, answer(purposes));
  expect(gate).toMatchObject({ asked: false, allowed: purposes });
  expect(privacyState.read().panel).toBe('closed');
  expect(reloadPage).not.toHaveBeenCalled();
});

test('consent that another tab withdraws while the page loads is withdrawn here too', () => {
  const gate = startPage({ setting: 'opt-in', stored: answer(['analytics', 'marketing']) }, answer([]));
  expect(gate.allowed).toEqual([]);
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test.each([
  ['an unanswered question', { setting: 'opt-in' }],
  ['an answer known from before', { setting: 'opt-in', stored: answer(['analytics']) }],
  ['an objection known from before', { setting: 'opt-out', stored: answer([]) }],
])('with %s, nothing changes at the start', (_, start) => {
  const { asked, allowed } = runGate(start);
  expect(startPage(start)).toMatchObject({ asked, allowed });
  expect(reloadPage).not.toHaveBeenCalled();
});
