import { readSingleton, type SingletonName } from '../../src/model/singletons';

test.each<[SingletonName, string]>([
  ['redirects', 'at least redirects: []'],
  ['navigation', 'at least header: [] and footer: []'],
  ['taxonomy', 'at least {}'],
  ['site', 'its fields, such as name'],
  ['pricing', 'its fields, or no such file'],
])('an empty file of %s is told what to hold', (name, expected) => {
  for (const text of ['', '# Nothing yet\n']) {
    const { problems, file } = readSingleton(name, text);
    expect(problems).toEqual([{ file, field: 'file', found: 'nothing', expected }]);
  }
});

test('what an empty file should hold is accepted', () => {
  for (const [name, text] of [
    ['redirects', 'redirects: []'],
    ['navigation', 'header: []\nfooter: []'],
    ['taxonomy', '{}'],
  ] as const)
    expect(readSingleton(name, text).problems).toEqual([]);
});

test('a list in place of fields is a mistake of the file, which has no front matter', () => {
  expect(readSingleton('redirects', '- from: /a/\n').problems).toEqual([
    expect.objectContaining({ field: 'file', expected: 'nested fields, each on its own indented line' }),
  ]);
});
