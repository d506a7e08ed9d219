/** @jest-environment jsdom */
import { sendEarlyEvents } from '../../../src/site/analytics/early-events';
import { earlyViewScript } from '../../../src/site/analytics/early-view-script';
import { publicSettings } from '../../../src/site/edge/public-settings';
import { ctaVariants, isVariant } from '../../../src/site/experiments/cta-copy';
import { copiesAttribute, ctaCopyScript } from '../../../src/site/experiments/cta-copy-script';
import { settleCtaCopy, shownVariant } from '../../../src/site/experiments/settle-cta-copy';
import { ctaCopies } from './cta-copies';
import { runInline } from './inline-script';
import { forgetCohort, recordTracked, storedKey } from './visit';

jest.mock('../../../src/site/edge/public-settings', () => ({ publicSettings: { languages: ['en'] } }));

const tracked = recordTracked();
const { dataset } = document.documentElement;
const run = () => runInline(ctaCopyScript, { [copiesAttribute]: JSON.stringify(ctaCopies) });

beforeAll(() => runInline(earlyViewScript));
beforeEach(() => {
  forgetCohort();
  Object.assign(publicSettings, { ctaExperiment: true });
});

afterEach(() => jest.restoreAllMocks());

/** What the site's startup code does for the experiment. */
function start(): void {
  sendEarlyEvents();
  settleCtaCopy();
}

const leavePage = () => window.dispatchEvent(new Event('pagehide'));

function joinedEvent(): unknown[] {
  const variant = shownVariant();
  return ['user_joined_cta_cohort', { experiment_id: 'cta-copy', variant, variant_copy: isVariant(variant) && ctaCopies[variant] }];
}

test('the script is smaller than 800 bytes and cannot close its script element', () => {
  expect(Buffer.byteLength(ctaCopyScript)).toBeLessThan(800);
  expect(ctaCopyScript).not.toContain('</');
});

test('a stored known variant is shown and not drawn again', () => {
  window.localStorage.setItem(storedKey, 'schedule-a-call');
  run();
  expect(dataset.ctaCopy).toBe('schedule-a-call');
  start();
  expect(tracked()).toEqual([]);
});

test.each([0, 0.3, 0.6, 0.99])('a new visitor with random value %d gets a variant, which is stored', (chance) => {
  jest.spyOn(Math, 'random').mockReturnValue(chance);
  run();
  expect(dataset.ctaCopy).toBe(ctaVariants[Math.floor(chance * 4)]);
  expect(window.localStorage.getItem(storedKey)).toBe(dataset.ctaCopy);
});

test.each(['', 'unknown', '__proto__', 'constructor', '<b>', 'x'.repeat(100_000)])('the stored value %.20j is replaced', (poison) => {
  window.localStorage.setItem(storedKey, poison);
  run();
  expect(ctaVariants).toContain(dataset.ctaCopy);
  expect(window.localStorage.getItem(storedKey)).toBe(dataset.ctaCopy);
});

test('denied storage does not break the script', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(run).not.toThrow();
  expect(ctaVariants).toContain(dataset.ctaCopy);
});

test('the drawn variant is reported once by the site’s code', () => {
  run();
  start();
  start();
  leavePage();
  expect(tracked()).toEqual([joinedEvent()]);
});

test('a visitor who leaves before the site’s code loads joins, and does not join again when the page is restored', () => {
  run();
  leavePage();
  expect(tracked()).toEqual([joinedEvent()]);
  start();
  leavePage();
  expect(tracked()).toHaveLength(1);
});

test('a failure is logged and shows the default copy, which the site’s code keeps', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  document.body.innerHTML = '<a><span data-copy="default">Work with us</span></a>';
  jest.spyOn(Math, 'random').mockImplementationOnce(() => {
    throw new Error('no chance');
  });
  run();
  start();
  expect(log).toHaveBeenCalledTimes(1);
  expect(dataset.ctaCopy).toBeUndefined();
  expect(window.localStorage.getItem(storedKey)).toBeNull();
  expect(tracked()).toEqual([]);
});
