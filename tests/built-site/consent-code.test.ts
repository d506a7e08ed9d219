import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { consentKey } from '../../src/contract/consent';
import { fromEachPage, root } from './built-pages';

test('the scripts contain code for privacy choices exactly if pages ask for them or decide by them', () => {
  const needed = fromEachPage(({ $ }) => $('#privacy-choices').length > 0 || $('script:not([src])').text().includes(consentKey));
  const scripts = readdirSync(root).filter((name) => name.endsWith('.js'));
  expect(scripts.some((name) => name.startsWith('app-'))).toBe(true);
  const withCode = scripts.filter((name) => readFileSync(join(root, name), 'utf8').includes(consentKey));
  expect(withCode.length > 0).toBe(needed.includes(true));
});
