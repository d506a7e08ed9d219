import { type ErrorFacts, groupOf } from '../../../src/site/errors/error-groups';

const facts = (some: Partial<ErrorFacts>): ErrorFacts => ({
  type: 'TypeError',
  message: "Cannot read properties of undefined (reading 'title')",
  files: ['https://www.agency.example/app-0123456789abcdef.js'],
  ...some,
});

test.each([
  'chrome-extension://abcdef/content.js',
  'moz-extension://abcdef/content.js',
  'safari-extension://abcdef/content.js',
  'safari-web-extension://abcdef/content.js',
  'ms-browser-extension://abcdef/content.js',
  'webkit-masked-url://hidden/',
])('an error with %s in its stack is grouped as browser-extension', (file) => {
  expect(groupOf(facts({ files: [...facts({}).files, file] }))).toBe('browser-extension');
});

test.each([
  'Extension context invalidated.',
  'The message port closed before a response was received.',
  'A listener indicated an asynchronous response by returning true, but the message channel closed before a response was received',
  'Could not establish connection. Receiving end does not exist.',
  'Non-Error promise rejection captured with value: Object Not Found Matching Id:3, MethodName:update, ParamCount:4',
])('%s is grouped as browser-extension', (message) => {
  expect(groupOf(facts({ message }))).toBe('browser-extension');
});

test.each([
  'Loading chunk 532 failed.\n(missing: https://www.agency.example/532-abc.js)',
  'Loading CSS chunk 12 failed.',
  'Failed to fetch dynamically imported module: https://www.agency.example/a.js',
  'error loading dynamically imported module',
  'Importing a module script failed.',
  "We couldn't find the correct component chunk with the name component---src-pages-index-tsx",
  'We couldn\'t load "/page-data/sq/d/123.json"',
  "Unexpected token '<'",
])('%s is grouped as stale-chunk', (message) => {
  expect(groupOf(facts({ message }))).toBe('stale-chunk');
});

test('a ChunkLoadError is recognized by its type regardless of its message', () => {
  expect(groupOf(facts({ type: 'ChunkLoadError', message: 'oh' }))).toBe('stale-chunk');
});

test.each([
  ['Script error.', 'foreign-script'],
  ['Script error', 'foreign-script'],
  ['ResizeObserver loop completed with undelivered notifications.', 'resize-observer'],
  ['ResizeObserver loop limit exceeded', 'resize-observer'],
])('%s has its own group', (message, group) => {
  expect(groupOf(facts({ message }))).toBe(group);
});

test.each([
  facts({}),
  facts({ files: [] }),
  facts({ type: '', message: '' }),
  facts({ message: 'The extension of this file is not known' }),
  facts({ message: 'Script error in line 3' }),
  facts({ message: 'chunk of meat' }),
])('an error of the site itself gets no group: $message', (own) => {
  expect(groupOf(own)).toBeNull();
});
