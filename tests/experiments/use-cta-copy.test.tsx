import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { ctaVariants } from '../../src/experiments/cta-copy';
import { ctaCopyScript } from '../../src/experiments/cta-copy-script';
import { ctaExperimentRuns, settleCtaCopy, shownVariant, useCtaCopy } from '../../src/experiments/use-cta-copy';
import { publicSettings } from '../../src/platform/public-settings';
import { runInline } from './inline-script';

const track = jest.fn();
jest.mock('../../src/analytics/track', () => ({ track: (...call: unknown[]) => track(...call) }));
jest.mock('../../src/platform/public-settings', () => ({ publicSettings: {} }));

const key = 'experiment-cta-copy';
const { dataset } = document.documentElement;

function configure(ctaExperiment: boolean, ctaLabel?: string): void {
  Object.assign(publicSettings, { ctaExperiment, ctaLabel });
}

function Button() {
  useCtaCopy();
  return null;
}

beforeEach(() => {
  window.localStorage.clear();
  delete dataset.ctaCopy;
  delete dataset.ctaDrawn;
  jest.spyOn(Math, 'random').mockReturnValue(0.3);
});

afterEach(() => jest.restoreAllMocks());

const joined = ['user_joined_cta_cohort', { experiment_id: 'cta-copy', variant: 'schedule-a-call', variant_copy: 'Schedule a Call' }];
const left = ['user_left_cta_cohort', { experiment_id: 'cta-copy', variant: 'control', variant_copy: 'Contact' }];

test('a page load joins once, however often it is settled', () => {
  configure(true);
  settleCtaCopy();
  settleCtaCopy();
  settleCtaCopy();
  expect(track.mock.calls).toEqual([joined]);
  expect(window.localStorage.getItem(key)).toBe('schedule-a-call');
  expect(shownVariant()).toBe('schedule-a-call');
});

test('what the inline script drew is adopted and reported once', () => {
  runInline(ctaCopyScript);
  configure(true);
  settleCtaCopy();
  settleCtaCopy();
  expect(track.mock.calls).toEqual([joined]);
});

test('a variant of an earlier visit is shown and not reported again', () => {
  window.localStorage.setItem(key, 'control');
  runInline(ctaCopyScript);
  configure(true);
  settleCtaCopy();
  expect(shownVariant()).toBe('control');
  expect(track).not.toHaveBeenCalled();
});

test('with a denied store a page load still shows one variant and joins once', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  configure(true);
  settleCtaCopy();
  const first = shownVariant();
  jest.spyOn(Math, 'random').mockReturnValue(0.9);
  settleCtaCopy();
  expect(shownVariant()).toBe(first);
  expect(track).toHaveBeenCalledTimes(1);
});

test('with the flag off a stored known variant is removed and reported once', () => {
  window.localStorage.setItem(key, 'control');
  configure(false);
  settleCtaCopy();
  settleCtaCopy();
  settleCtaCopy();
  expect(track.mock.calls).toEqual([left]);
  expect(window.localStorage.getItem(key)).toBeNull();
  expect(shownVariant()).toBeNull();
});

test('with the flag off an unknown stored value is removed without a report', () => {
  window.localStorage.setItem(key, 'constructor');
  configure(false);
  settleCtaCopy();
  expect(track).not.toHaveBeenCalled();
  expect(window.localStorage.getItem(key)).toBeNull();
});

test('a label configured for the whole site leaves nothing to join', () => {
  configure(true, 'Talk to us');
  settleCtaCopy();
  expect(ctaExperimentRuns()).toBe(false);
  expect(track).not.toHaveBeenCalled();
  expect(window.localStorage.getItem(key)).toBeNull();
});

test('an error is logged, does not reach the page, and leaves the default copy', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(Math, 'random').mockImplementation(() => {
    throw new Error('no chance');
  });
  configure(true);
  expect(settleCtaCopy).not.toThrow();
  expect(log).toHaveBeenCalledTimes(1);
  expect(shownVariant()).toBeNull();
});

test('several buttons in Strict Mode join once', () => {
  configure(true);
  render(
    <StrictMode>
      <Button />
      <Button />
      <Button />
    </StrictMode>,
  );
  expect(track).toHaveBeenCalledTimes(1);
  expect(ctaVariants).toContain(dataset.ctaCopy);
});
