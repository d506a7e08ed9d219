import { existsSync } from 'node:fs';
import { offlineOptions } from '../../../src/build/offline/offline-options';

const [files] = offlineOptions.workboxConfig.runtimeCaching;
const site = 'https://www.agency.example';

/** Workbox accepts a match on another host only if it starts at the first character. */
const isKept = (address: string) => {
  const found = files.urlPattern.exec(address);
  return found !== null && (address.startsWith(site) || found.index === 0);
};

test.each(['/app-0123456789abcdef0123.js', '/styles.css', '/static/abc/hero.webp', '/static/text.woff2?v=1'])(
  '%s is served cache-first',
  (path) => {
    expect(isKept(site + path)).toBe(true);
  },
);

test.each([
  `${site}/`,
  `${site}/page-data/index/page-data.json`,
  `${site}/__third-party-proxy?url=https%3A%2F%2Fscripts.example%2Fwidget.js`,
  `${site}/__third-party-proxy?url=https%3A%2F%2Fscripts.example%2Fstatic%2Fwidget.js`,
  'https://scripts.example/widget.js',
])('%s is not served cache-first', (address) => {
  expect(isKept(address)).toBe(false);
});

test('the appendScript option is a relative path, because Gatsby writes it into client code', () => {
  expect(offlineOptions.appendScript).toMatch(/^src\//);
  expect(existsSync(offlineOptions.appendScript)).toBe(true);
});
