/** @jest-environment jsdom */
import { publicSettings } from '../../../src/site/edge/public-settings';
import { ctaExperimentRuns, settleCtaCopy, shownVariant } from '../../../src/site/experiments/settle-cta-copy';
import { languageFiles } from '../../../src/site/words/language-files';
import { ctaCopies } from './cta-copies';
import { forgetCohort, recordTracked, storedKey } from './visit';

jest.mock('../../../src/site/edge/public-settings', () => ({ publicSettings: { languages: ['en'] } }));

const tracked = recordTracked();

function configure(ctaExperiment: boolean, ctaLabel?: string): void {
  Object.assign(publicSettings, { ctaExperiment, ctaLabel });
}

/** The page's HTML, with the experiment's copies or with its own label. */
const showPage = (copies: boolean) => {
  document.body.innerHTML = copies ? '<a><span data-copy="default">Work with us</span></a>' : '<a>Ask about it</a>';
};

const loaded = { callToActionCopies: ctaCopies };
const have = (words: object | undefined) => jest.spyOn(languageFiles, 'wordsIn').mockReturnValue(words);

beforeEach(() => {
  forgetCohort();
  have(loaded);
  showPage(true);
  jest.spyOn(Math, 'random').mockReturnValue(0.3);
});

afterEach(() => jest.restoreAllMocks());

const payload = (variant: keyof typeof ctaCopies) => ({ experiment_id: 'cta-copy', variant, variant_copy: ctaCopies[variant] });
const joined = ['user_joined_cta_cohort', payload('schedule-a-call')];
const left = ['user_left_cta_cohort', payload('control')];

test('a page load joins once, however often settleCtaCopy runs', () => {
  configure(true);
  for (let time = 0; time < 3; time += 1) settleCtaCopy();
  expect(tracked()).toEqual([joined]);
  expect(window.localStorage.getItem(storedKey)).toBe('schedule-a-call');
  expect(shownVariant()).toBe('schedule-a-call');
});

test('a page without a copy neither joins nor stores anything; the first page that shows it does', () => {
  configure(true);
  showPage(false);
  settleCtaCopy();
  expect(tracked()).toEqual([]);
  expect(window.localStorage.getItem(storedKey)).toBeNull();
  expect(shownVariant()).toBeNull();
  showPage(true);
  settleCtaCopy();
  expect(tracked()).toEqual([joined]);
});

test('a visitor who joined on an earlier visit keeps the variant on every page, for leads sent there', () => {
  window.localStorage.setItem(storedKey, 'control');
  configure(true);
  showPage(false);
  settleCtaCopy();
  expect(shownVariant()).toBe('control');
  expect(tracked()).toEqual([]);
});

test('an unknown stored value is kept on a page without a copy and replaced on a page with one', () => {
  window.localStorage.setItem(storedKey, 'constructor');
  configure(true);
  showPage(false);
  settleCtaCopy();
  expect(window.localStorage.getItem(storedKey)).toBe('constructor');
  showPage(true);
  settleCtaCopy();
  expect(window.localStorage.getItem(storedKey)).toBe('schedule-a-call');
});

test('with storage denied, a page load still shows one variant and joins once', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  configure(true);
  settleCtaCopy();
  const first = shownVariant();
  jest.spyOn(Math, 'random').mockReturnValue(0.9);
  settleCtaCopy();
  expect(shownVariant()).toBe(first);
  expect(tracked()).toHaveLength(1);
});

test.each([true, false])('with the flag off, a known stored variant is removed and reported once (page with a copy: %p)', (copies) => {
  window.localStorage.setItem(storedKey, 'control');
  configure(false);
  showPage(copies);
  for (let time = 0; time < 3; time += 1) settleCtaCopy();
  expect(tracked()).toEqual([left]);
  expect(window.localStorage.getItem(storedKey)).toBeNull();
  expect(shownVariant()).toBeNull();
});

test('with the flag off, an unknown stored value is removed without an event', () => {
  window.localStorage.setItem(storedKey, 'constructor');
  configure(false);
  settleCtaCopy();
  expect(tracked()).toEqual([]);
  expect(window.localStorage.getItem(storedKey)).toBeNull();
});

test.each([
  [true, null, joined],
  [false, 'control', left],
])('with the flag %p, nothing is stored, removed or sent before the strings have loaded', (flag, stored, event) => {
  if (stored) window.localStorage.setItem(storedKey, stored);
  configure(flag);
  have(undefined);
  settleCtaCopy();
  expect([tracked(), window.localStorage.getItem(storedKey), shownVariant()]).toEqual([[], stored, null]);
  have(loaded);
  settleCtaCopy();
  expect(tracked()).toEqual([event]);
});

test('a site-wide label disables the experiment', () => {
  configure(true, 'Talk to us');
  settleCtaCopy();
  expect(ctaExperimentRuns()).toBe(false);
  expect(tracked()).toEqual([]);
  expect(window.localStorage.getItem(storedKey)).toBeNull();
});

test('an error is logged, does not reach the page, and keeps the default copy until the next page load', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(Math, 'random').mockImplementation(() => {
    throw new Error('no chance');
  });
  configure(true);
  expect(settleCtaCopy).not.toThrow();
  expect(log).toHaveBeenCalledTimes(1);
  jest.spyOn(Math, 'random').mockReturnValue(0.3);
  settleCtaCopy();
  expect(shownVariant()).toBeNull();
  expect(tracked()).toEqual([]);
});
