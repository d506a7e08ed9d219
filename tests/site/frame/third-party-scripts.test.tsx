/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { privacyState } from '../../../src/site/consent/privacy-state';
import { ThirdPartyScripts } from '../../../src/site/frame/third-party-scripts';
import { idleLimitMs } from '../../../src/site/frame/use-idle';

jest.mock('gatsby', () => ({
  Script: ({ src, strategy, 'data-purpose': purpose }: Record<string, string>) => <p>{`${src} ${strategy} ${purpose ?? 'unasked'}`}</p>,
}));
jest.mock('../../../src/site/edge/public-settings', () => ({
  publicSettings: {
    siteScripts: [
      { src: '/worker.js', offMainThread: true, purpose: 'marketing' },
      { src: '/needed.js', offMainThread: false, purpose: 'necessary' },
      { src: '/counted.js', offMainThread: false, purpose: 'analytics' },
      { src: '/undeclared.js', offMainThread: false },
    ],
  },
}));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const shown = () => screen.getAllByText(/\.js/).map(({ textContent }) => textContent);
const worker = '/worker.js off-main-thread marketing';
const needed = '/needed.js post-hydrate unasked';
const counted = '/counted.js post-hydrate analytics';

test('a script runs once the browser is idle and its purpose is allowed; one of a worker is always in the HTML', () => {
  privacyState.write({ allowed: [] });
  render(<ThirdPartyScripts />);
  expect(shown()).toEqual([worker]);
  act(() => jest.advanceTimersByTime(idleLimitMs));
  expect(shown()).toEqual([worker, needed]);
  act(() => privacyState.write({ allowed: ['analytics'] }));
  expect(shown()).toEqual([worker, needed, counted]);
  act(() => privacyState.write({ allowed: ['analytics', 'marketing'] }));
  expect(shown()).toEqual([worker, needed, counted, '/undeclared.js post-hydrate marketing']);
});
