import { cloudflareRedirectProblems } from '../../../src/build/hosts/cloudflare-limits';

const lines = (count: number) => Array.from({ length: count }, (_, index) => `/old-${index} /new/ 301\n`).join('');

test.each([
  ['2,000 redirects', lines(2000), []],
  ['2,001 redirects', lines(2001), [expect.stringContaining('2001 redirects are more than the 2000')]],
  ['a comment of any length', `# ${'a'.repeat(3000)}\n`, []],
  ['a line of 2,000 characters', `/a /${'b'.repeat(1996)}\n`, []],
  ['a longer line', `/a /${'b'.repeat(2000)}\n`, [expect.stringContaining('has 2004 characters, more than the 2000')]],
])('Cloudflare Pages and %s', (_, file, problems) => {
  expect(cloudflareRedirectProblems(file)).toEqual(problems);
});
