import { mayFetchAhead } from '../../../src/site/gatsby/fetch-ahead';

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

test.each([
  ['a browser without connection information', { userAgent: browser }, true],
  ['a fast connection', { userAgent: browser, connection: { effectiveType: '4g', saveData: false } }, true],
  ['2g', { userAgent: browser, connection: { effectiveType: '2g' } }, false],
  ['slow 2g', { userAgent: browser, connection: { effectiveType: 'slow-2g' } }, false],
  ['data-saver mode', { userAgent: browser, connection: { effectiveType: '4g', saveData: true } }, false],
  ['a bot', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, false],
])('decides whether to prefetch for %s: %s', (_what, circumstances, may) => {
  expect(mayFetchAhead(circumstances)).toBe(may);
});
