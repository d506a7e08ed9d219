import { load } from 'cheerio';
import { loginPage, loginPolicy } from '../../../src/editor/login/login-page';
import { tokenLink } from '../../../src/editor/login/token-link';

const page = load(loginPage('Ann & <Co>', { repository: 'agency/website', branch: 'main' }));

test('the link to GitHub asks for no more than the editor needs', () => {
  const { origin, pathname, searchParams } = new URL(tokenLink('Agency', 'agency/website'));
  expect(origin + pathname).toBe('https://github.com/settings/personal-access-tokens/new');
  expect(Object.fromEntries(searchParams)).toEqual({
    name: 'Agency editor',
    description: 'Edits agency/website at /admin/',
    target_name: 'agency',
    expires_in: '90',
    contents: 'write',
    pull_requests: 'write',
    statuses: 'read',
  });
});

test('a long name of a site is cut to what GitHub takes as the name of a token', () => {
  expect(new URL(tokenLink('x'.repeat(60), 'a/b')).searchParams.get('name')).toHaveLength(40);
});

test('the page lists what to choose, because GitHub may not fill it in', () => {
  expect(
    page('dt')
      .map((_, term) => page(term).text())
      .get(),
  ).toEqual(['Resource owner', 'Expiration', 'Repository access', 'Contents', 'Pull requests', 'Commit statuses']);
  expect(page('dd').eq(2).text()).toContain('agency/website');
});

test('the page escapes the name of the site', () => {
  expect(page('h1').text()).toBe('Log in to edit Ann & <Co>');
});

test('the page has no inline code or styles, as its policy requires', () => {
  expect(page('script:not([src]), style, [style]').length).toBe(0);
  expect(page('meta[http-equiv]').attr('content')).toBe(loginPolicy);
  expect(loginPolicy).not.toMatch(/unsafe|\*/);
});
