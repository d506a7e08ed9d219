import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attributesOf, fromEachPage, root } from './built-pages';

const inWorker = 'script[type="text/partytown"], [src*="partytown"], [href*="partytown"], [src*="third-party-proxy"]';

test("Partytown's files are published exactly if pages run scripts in it, and the service worker keeps none", () => {
  const found = fromEachPage(({ $ }) => attributesOf($, inWorker).length);
  expect(existsSync(join(root, '~partytown'))).toBe(found.some((count) => count > 0));
  expect(readFileSync(join(root, 'sw.js'), 'utf8')).not.toMatch(/partytown/i);
});
