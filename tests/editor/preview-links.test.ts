import { entryName } from '../../src/editor/collections';
import { editorConfig } from '../../src/editor/config';
import { kinds } from '../../src/model/kinds';
import { collectionNamed, inventory } from './compared-fields';

const settings = { backend: 'github', repository: 'agency/site', branch: 'main', authUrl: undefined } as const;

test.each([
  ['the published editor links the previews of entries', settings, true],
  ['the editor on a developer’s machine has none', 'local' as const, false],
])('%s', (_, backend, linked) => {
  const { show_preview_links } = editorConfig({ backend, siteUrl: 'https://www.agency.example', inventory, place: 'content' });
  expect(show_preview_links).toBe(linked);
});

test('a link leads to the page of the entry', () => {
  expect(collectionNamed('post').preview_path).toBe(kinds.post.pathOf('{{slug}}').slice(1));
  const pages = new Map(collectionNamed('page').files?.map(({ name, preview_path }) => [name, preview_path]));
  for (const name of inventory.pageFiles) expect(`/${pages.get(entryName(name))}`).toBe(kinds.page.pathOf(name));
});
