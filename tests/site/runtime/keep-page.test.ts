/** @jest-environment jsdom */
import { keepLinkedPage } from '../../../src/site/runtime/keep-page';

const asked = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
beforeEach(() => Object.assign(globalThis, { fetch: asked }));

test.each([
  ['kept by the service worker', { controller: {} }, {}, 1],
  ['not fetched if no service worker controls the page', { controller: null }, {}, 0],
  ['not fetched in a browser without service workers', undefined, {}, 0],
  ['not fetched to spare data', { controller: {} }, { saveData: true }, 0],
  ['not fetched on a slow connection', { controller: {} }, { effectiveType: '2g' }, 0],
])('a page reached by a link is %s', async (_what, serviceWorker, connection, requests) => {
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  keepLinkedPage('/blog/');
  expect(asked).toHaveBeenCalledTimes(requests);
});
