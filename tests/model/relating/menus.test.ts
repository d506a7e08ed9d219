import type { Document } from '../../../src/model/reading/read-document';
import { menusOf } from '../../../src/model/relating/menus';
import { navigation } from '../../../src/model/schemas/navigation';
import { sampleDocument } from '../sample-documents';

const groups = ['development', 'design'].map((id) => ({ id, title: `Title of ${id}`, one: `One of ${id}` }));
const header = [{ label: 'Services', path: '/services/', links: [{ label: 'A service', path: '/services/a-service/' }] }];
const footer = [
  { title: 'Design', source: 'design' },
  { title: 'Cities', source: 'cities' },
  { title: 'States', source: 'states' },
];

/** The menus with some pages; a menu of `written` replaces the one above. */
const menusWith = (documents: Document[], written: object = {}, language = 'en') =>
  menusOf({ documents, language, navigation: navigation.parse({ groups, header, footer, ...written }) });

const pathsIn = (entries: readonly { links: readonly { path: string }[] }[]) => entries.map(({ links }) => links.map(({ path }) => path));

test('a new page appears in its footer group at its position without code changes', () => {
  const menus = menusWith([
    sampleDocument('service', 'a-later', { group: 'design', order: 20, label: 'A later' }),
    sampleDocument('service', 'the-first', { group: 'design', order: 10, label: 'The first' }),
    sampleDocument('city', 'tulsa', { label: 'Tulsa' }),
    sampleDocument('state', 'oklahoma', { label: 'Oklahoma' }),
  ]);
  const linksOf = (title: string) => menus.footer.find((group) => group.title === title)?.links;
  expect(linksOf('Design')).toEqual([
    { label: 'The first', path: '/services/the-first/' },
    { label: 'A later', path: '/services/a-later/' },
  ]);
  expect(linksOf('Cities')).toEqual([{ label: 'Tulsa', path: '/services/custom-software-company-tulsa/' }]);
  expect(linksOf('States')).toEqual([{ label: 'Oklahoma', path: '/services/custom-software-company-oklahoma/' }]);
});

test('a group with an unknown source is left out', () => {
  const footer = [{ title: 'Unknown', source: 'unknown' }];
  expect(menusWith([sampleDocument('state', 'oklahoma'), sampleDocument('service', 'a-service')], { footer }).footer).toEqual([]);
});

test('a page of blocks appears in the menus that its front matter names, in their order', () => {
  const paged = (name: string, menu: object) => sampleDocument('blockPage', name, { label: name, menu });
  const menus = menusWith([
    paged('second', { header: 'Services', footer: 'Design', order: 20 }),
    paged('first', { header: 'Services', footer: 'Design', order: 10 }),
    paged('unlisted', {}),
  ]);
  expect(pathsIn(menus.header)).toEqual([['/services/a-service/', '/first/', '/second/']]);
  expect(pathsIn(menus.footer)).toEqual([['/first/', '/second/']]);
});

test.each([
  ['without a panel keeps its page', [], ['/our-work/', '/a-page/']],
  ['that ends with its own page still does', ['/services/a-service/', '/our-work/'], ['/services/a-service/', '/a-page/', '/our-work/']],
  ['that begins with its own page still does', ['/our-work/', '/about-us/'], ['/our-work/', '/about-us/', '/a-page/']],
])('an entry of the header %s when a page of blocks joins it', (_, written, expected) => {
  const links = written.map((path) => ({ label: path, path }));
  const menus = menusWith([sampleDocument('blockPage', 'a-page', { menu: { header: 'Work' } })], {
    header: [{ label: 'Work', path: '/our-work/', links }],
  });
  expect(pathsIn(menus.header)).toEqual([expected]);
});

test.each([
  ['en', ['Örebro', 'Zinkgruvan']],
  ['sv', ['Zinkgruvan', 'Örebro']],
])('cities are sorted as a dictionary in the language %s is', (language, expected) => {
  const cities = ['Zinkgruvan', 'Örebro'].map((label, index) => sampleDocument('city', `city-${index}`, { label }));
  const labels = menusWith(cities, {}, language).footer.flatMap(({ links }) => links.map(({ label }) => label));
  expect(labels).toEqual(expected);
});

test('the legal pages are listed in their order', () => {
  const legal = (name: string, order: number) => sampleDocument('information', name, { label: name, order });
  expect(menusWith([legal('terms', 20), legal('privacy', 10)]).legal).toEqual([
    { label: 'privacy', path: '/privacy/' },
    { label: 'terms', path: '/terms/' },
  ]);
});
