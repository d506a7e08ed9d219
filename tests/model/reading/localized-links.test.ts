import { withLocalizedLinks } from '../../../src/model/reading/localized-links';

const paths = new Set(['/', '/about-us/', '/services/a-service/']);
const localized = <Value>(value: Value) => withLocalizedLinks(value, '/es', paths);

test.each([
  ['the address of a page', '/about-us/', '/es/about-us/'],
  ['the home page', '/', '/es/'],
  ['the address of a part of a page', '/services/a-service/#prices', '/es/services/a-service/#prices'],
  ['a page that is not translated', '/team/', '/team/'],
  ['a page below a translated one', '/about-us/more/', '/about-us/more/'],
  ['a link in Markdown', 'See [us](/about-us/) and [them](/team/).', 'See [us](/es/about-us/) and [them](/team/).'],
  ['a link to a part of a page', '[us](/about-us/#team)', '[us](/es/about-us/#team)'],
  ['a link with a query', '[us](/about-us/?from=here)', '[us](/es/about-us/?from=here)'],
  ['a link with a title', '[us](/about-us/ "Us")', '[us](/es/about-us/ "Us")'],
  ['another site', '[us](https://agency.example/about-us/)', '[us](https://agency.example/about-us/)'],
  ['a picture', '![us](about-us/a.png)', '![us](about-us/a.png)'],
  ['an address in a sentence', 'The page /about-us/ is new.', 'The page /about-us/ is new.'],
  ['a date', '2026-03-14', '2026-03-14'],
])('%s: %s becomes %s', (_, text, expected) => {
  expect(localized(text)).toBe(expected);
});

test('links are led on at every depth, and other values stay', () => {
  const value = { link: { path: '/about-us/' }, items: [{ text: '[us](/about-us/)', order: 10, draft: false, none: null }] };
  expect(localized(value)).toEqual({
    link: { path: '/es/about-us/' },
    items: [{ text: '[us](/es/about-us/)', order: 10, draft: false, none: null }],
  });
});

test('in the default language nothing changes', () => {
  const text = 'See [us](/about-us/).';
  expect(withLocalizedLinks(text, '', paths)).toBe(text);
});
