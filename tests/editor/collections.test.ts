import { entryName } from '../../src/editor/collections';
import { editorConfig } from '../../src/editor/config';
import type { Field } from '../../src/editor/fields';
import { kindNames } from '../../src/model/kinds';
import { all, collectionNamed, config, inventory } from './compared-fields';

test('references to other files and entries are selected, not typed', () => {
  const picked = (ending: string) => [...new Set(all.filter(([path]) => path.endsWith(ending)).map(([, , { widget }]) => widget))];
  expect([picked('post.services'), picked('post.topics'), picked('caseStudy.industries'), picked('.service'), picked('.path')]).toEqual([
    ['relation'],
    ['relation'],
    ['relation'],
    ['relation'],
    ['select'],
  ]);
});

test('a list to pick from shows more choices than Decap’s 20, wherever they come from', () => {
  const lists = all.filter(([, , { widget }]) => widget === 'relation');
  expect(new Set(lists.map(([, , { collection }]) => collection)).size).toBeGreaterThan(3);
  expect(lists.filter(([, , { options_length }]) => !(Number(options_length) >= 100)).map(([path]) => path)).toEqual([]);
});

test('every picture except marks has an alternative text field', () => {
  const pictures = all.filter(([path, , { widget }]) => widget === 'image' && !/\.mark$/.test(path)).map(([path]) => path);
  const described = all.map(([path]) => path);
  expect(pictures.length).toBeGreaterThan(3);
  expect(
    pictures.filter(
      (path) => !described.includes(path.replace(/picture$/, 'alt')) && !described.includes(path.replace(/picture$/, 'pictureAlt')),
    ),
  ).toEqual([]);
});

test('a list of a new page starts without entries', () => {
  const hasDefault = ({ default: own, fields = [], widget }: Field): boolean =>
    own !== undefined || (widget !== 'list' && fields.some(hasDefault));
  // Decap makes an entry of the defaults in a list that has none of its own.
  const lists = all.filter(([, , { widget, fields }]) => widget === 'list' && fields?.some(hasDefault));
  expect(lists.length).toBeGreaterThan(1);
  expect(lists.filter(([, , list]) => JSON.stringify(list.default) !== '[]').map(([path]) => path)).toEqual([]);
});

test('a publication date is picked with its time, other dates without', () => {
  const dates = all.filter(([, , { widget }]) => widget === 'datetime');
  const formats = Object.fromEntries(dates.map(([path, , { format, time_format }]) => [path, [format, time_format]]));
  expect(formats).toMatchObject({
    'post.date': ['YYYY-MM-DD HH:mm', undefined],
    'post.updated': ['YYYY-MM-DD', false],
    'information.updated': ['YYYY-MM-DD', false],
  });
});

test('single pages are existing files, and new entries can be created only of the other kinds', () => {
  const { pageFiles } = inventory;
  expect(collectionNamed('page').files?.map(({ name }) => name)).toEqual(pageFiles.map(entryName));
  expect(config.collections.filter(({ create }) => create).map(({ name }) => name)).toEqual(
    kindNames.filter((kind) => kind !== 'page').sort((a, b) => order(a) - order(b)),
  );
});
const order = (kind: string) => config.collections.findIndex(({ name }) => name === kind);

test('the settings determine the configuration of each backend', () => {
  const made = (backend: Parameters<typeof editorConfig>[0]['backend']) =>
    editorConfig({ backend, siteUrl: 'https://www.agency.example', inventory, place: 'content' });
  expect(made('local')).toMatchObject({ backend: { name: 'proxy', proxy_url: '/admin/api/v1' } });
  expect(made('local')).not.toHaveProperty('publish_mode');
  const github = { backend: 'github', repository: 'a/b', branch: 'main', authUrl: 'https://login.agency.example' } as const;
  expect(made(github)).toMatchObject({
    backend: { name: 'github', repo: 'a/b', branch: 'main', base_url: 'https://login.agency.example' },
    publish_mode: 'editorial_workflow',
  });
});

test('a page of blocks has a draggable list of every type of block, and is listed apart from the single pages', () => {
  const collection = collectionNamed('blockPage');
  const blocks = collection.fields?.find(({ name }) => name === 'blocks');
  expect(blocks).toMatchObject({ widget: 'list', min: 1 });
  expect(blocks?.types?.map(({ name }) => name)).toEqual([
    ...['hero', 'text', 'picture', 'cards', 'steps', 'quote', 'case', 'people', 'prices', 'questions', 'form', 'call-to-action'],
  ]);
  expect(blocks?.types?.flatMap(({ fields }) => fields ?? []).filter(({ name }) => name === 'type')).toEqual([]);
  expect(collection).toMatchObject({ folder: 'content/pages', filter: { field: 'layout', value: 'blocks' } });
  expect(collection.fields?.find(({ name }) => name === 'layout')).toMatchObject({ widget: 'hidden', default: 'blocks' });
});
