/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { mainPages } from '../../src/contract/main-pages';
import { contentFolder } from '../../src/model/content-folder';
import { kindOf } from '../../src/model/kinds';
import { pageRoutes, pathsOfRoutes } from '../../src/model/reading/page-routes';

test('every page file of the content has a route in src/pages', () => {
  const files = readdirSync(join(contentFolder(), 'pages'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'));
  const names = files.map((file) => kindOf(`pages/${file.replaceAll('\\', '/')}`)?.name ?? file);
  expect(names.filter((name) => !pageRoutes().has(name))).toEqual([]);
  expect(names).toContain('index');
});

test('every page that code links to has a route', () => {
  expect([...pathsOfRoutes()]).toEqual(expect.arrayContaining(Object.values(mainPages)));
});
