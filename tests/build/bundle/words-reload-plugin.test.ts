import { join } from 'node:path';
import { wordsReloadPlugin } from '../../../src/build/bundle/words-reload-plugin';

test.each([
  ['interface strings', [join('/site/locales', 'en', 'interface.json')], 1],
  ['something else', [join('/site/locales-of-tests', 'en.json'), join('/site/src', 'page.tsx')], 0],
  ['nothing, as the first one', undefined, 0],
])('pages are loaded again after a compilation with %s', (_, files, times) => {
  const reload = jest.fn();
  const plugin = wordsReloadPlugin(reload, join('/site/locales'));
  plugin.apply({ modifiedFiles: files && new Set(files), hooks: { done: { tap: (_name, done) => done() } } });
  expect(reload).toHaveBeenCalledTimes(times);
});
