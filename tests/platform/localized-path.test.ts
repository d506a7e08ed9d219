import { localizedPath } from '../../src/platform/localized-path';

test.each<[string, string | null, string, string]>([
  ['/services/', null, '/services/', 'no language is stored'],
  ['/services/', 'en', '/services/', 'the stored language is the default'],
  ['/services/', 'de', '/services/', 'the site does not have the stored language'],
  ['/services/', '', '/services/', 'the stored language is empty'],
  ['/services/', '../evil', '/services/', 'the stored value is no language'],
  ['/services/', '__proto__', '/services/', 'the stored value is poison'],
])('%s for %p is %s, since %s', (path, stored, expected) => {
  expect(localizedPath(path, stored)).toBe(expected);
});

test.each([
  ['/services/', '/de/services/'],
  ['/', '/de/'],
  ['/de/services/', '/de/services/'],
  ['/de', '/de'],
  ['/design/', '/de/design/'],
])('on a site that has the stored language, %s becomes %s', (path, expected) => {
  expect(localizedPath(path, 'de', ['en', 'de'])).toBe(expected);
});
