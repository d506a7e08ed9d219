import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf, root, siteAddress } from './built-pages';

const text = readFileSync(join(root, '.well-known/security.txt'), 'utf8');
const fields = Object.fromEntries(
  text
    .trim()
    .split('\n')
    .map((line) => line.split(/: (.*)/).slice(0, 2)),
);

test('security.txt has a contact, its canonical address and an expiry date in the future', () => {
  expect(fields.Contact).toMatch(/^mailto:\S+@\S+$/);
  expect(fields.Canonical).toBe(`${siteAddress}/.well-known/security.txt`);
  expect(new Date(fields.Expires ?? '').getTime()).toBeGreaterThan(Date.now());
});

test('the policy page named in security.txt exists', () => {
  expect(fileOf((fields.Policy ?? `${siteAddress}/`).slice(siteAddress.length))).toBeDefined();
});
