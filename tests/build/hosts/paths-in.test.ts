import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { htmlFilesIn } from '../../../src/build/hosts/paths-in';
import { writeSite } from './sample-site';

test('reads all pages of a build, but not Gatsby’s own fragments', () => {
  const { root, remove } = writeSite({
    '/index.html': '<p>home</p>',
    '/a/b/index.html': '<p>deep</p>',
    '/app.js': '',
    '/page-data/404.html/page-data.json': '{}',
  });
  mkdirSync(join(root, '_gatsby/slices'), { recursive: true });
  writeFileSync(join(root, '_gatsby/slices/footer-1.html'), '<script>fragment</script>');
  expect([...htmlFilesIn(root)]).toEqual([
    { path: '/a/b/index.html', html: '<p>deep</p>' },
    { path: '/index.html', html: '<p>home</p>' },
  ]);
  remove();
});
