/** @jest-environment jsdom */
import { deleteServiceData, isDeclared } from '../../../src/site/consent/delete-service-data';
import { cookieNames } from '../../../src/site/edge/cookies';

const stores = { analytics: ['_ga*', 'ajs_*', 'session.id'], marketing: ['_gcl*'] };

test.each([
  ['_ga', true],
  ['_ga_ABC123', true],
  ['ajs_anonymous_id', true],
  ['session.id', true],
  ['session.idx', false],
  ['analytics.campaign', false],
  ['leads.outbox.1', false],
  ['_g', false],
])('%s belongs to a declared service: %s', (name, declared) => {
  expect(isDeclared(stores.analytics, name)).toBe(declared);
});

test('cookies and stored values of the withdrawn purpose go, all others stay', () => {
  const cookies = ['_ga=1', '_ga_X=2', '_gcl_au=3', 'own=4'];
  // biome-ignore lint/suspicious/noDocumentCookie: as trackers set them
  for (const cookie of cookies) document.cookie = `${cookie}; path=/`;
  for (const store of [localStorage, sessionStorage]) {
    for (const key of ['ajs_user_id', '_gcl_ls', 'analytics.campaign', 'privacy.consent']) store.setItem(key, '1');
  }
  deleteServiceData(['analytics'], stores);
  expect(cookieNames()).toEqual(['_gcl_au', 'own']);
  expect(Object.keys(localStorage).sort()).toEqual(['_gcl_ls', 'analytics.campaign', 'privacy.consent']);
  expect(Object.keys(sessionStorage).sort()).toEqual(['_gcl_ls', 'analytics.campaign', 'privacy.consent']);
  deleteServiceData(['marketing'], stores);
  expect(cookieNames()).toEqual(['own']);
});

test('without declared values nothing is removed', () => {
  localStorage.setItem('ajs_user_id', '1');
  deleteServiceData(['analytics', 'marketing'], undefined);
  expect(localStorage.getItem('ajs_user_id')).toBe('1');
});
