import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stylesheet, stylesheetPath } from '../../../src/receiver/inbox/stylesheet';
import { marketerOn, mountedInbox, origin } from './marketer';
import { memoryStore } from './memory-store';
import { storedLead } from './sample-leads';

test('every answer is kept out of caches, search engines and frames, and may run no script', async () => {
  const marketer = marketerOn(mountedInbox({ store: memoryStore([storedLead('abc', 1)]) }));
  const answers = [await marketer.open('/inbox/'), await marketer.logIn()];
  for (const path of ['/inbox/leads/abc/', '/inbox/leads.csv', '/inbox/chart/', '/inbox/erase/', '/inbox/nothing/'])
    answers.push(await marketer.open(path));
  answers.push(await marketer.press('Log out'));
  for (const { headers } of answers) {
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
  }
});

test('redirects and refusals have the same headers', async () => {
  const app = mountedInbox();
  const answers = [
    await app.request(`${origin}/inbox/chart/`),
    await app.request(`${origin}/inbox/login/`, { method: 'POST', body: 'token=x' }),
    await app.request(`${origin}/inbox/login/`, { method: 'POST', body: 'x'.repeat(50_000) }),
    await app.request(`${origin}/inbox/`, { method: 'DELETE' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([303, 403, 413, 403]);
  for (const { headers } of answers) expect(headers.get('cache-control')).toBe('no-store');
  for (const { headers } of answers) expect(headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('the stylesheet is kept by browsers for as long as it does not change', async () => {
  const response = await mountedInbox().request(origin + stylesheetPath);
  expect(response.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(await response.text()).toBe(stylesheet);
});

test('the stylesheet has a rule for every class that the code of the pages names', () => {
  const folder = 'src/receiver/inbox';
  const code = readdirSync(folder).flatMap((name) => (name.endsWith('.ts') ? readFileSync(join(folder, name), 'utf8') : []));
  const classes = [...code.join('\n').matchAll(/class="([^"$]+)/g)].flatMap(([, names = '']) => names.trim().split(' '));
  expect(classes.length).toBeGreaterThan(50);
  expect(classes.filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(stylesheet))).toEqual([]);
});

test('the stylesheet has no value that a template left out, and closes every block', () => {
  expect(stylesheet).not.toMatch(/undefined|NaN|\[object|\$\{/);
  expect(stylesheet.split('{').length).toBe(stylesheet.split('}').length);
});
