import { translationFile, translationOf } from '../../../src/model/reading/translation-files';

test.each([
  ['blog/a-post.es.md', 'blog/a-post.md', 'es'],
  ['pages/index.pt-BR.md', 'pages/index.md', 'pt-BR'],
  ['pages/index.zh-Hant-TW.md', 'pages/index.md', 'zh-Hant-TW'],
  ['site.es.yml', 'site.yml', 'es'],
  ['illustrations/team.es.yml', 'illustrations/team.svg', 'es'],
  ['blog/node.js.fil.md', 'blog/node.js.md', 'fil'],
])('%s translates %s into %s', (file, original, language) => {
  expect(translationFile(file)).toEqual({ file, original, language });
  expect(translationOf(original, language)).toBe(file);
});

test.each(['blog/a-post.md', 'site.yml', 'blog/es.md', 'blog/a-post.ES.md', 'blog/a-post.final.md', 'blog/pictures/a.es.png'])(
  '%s translates nothing',
  (file) => {
    expect(translationFile(file)).toBeUndefined();
  },
);
