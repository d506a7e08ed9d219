import { onlyLanguages } from '../../../src/build/bundle/only-languages';

test('only the strings of the site’s languages match, and only the file that is imported', () => {
  // What webpack makes of the import of interface.json in a language.
  const found = { regExp: /^\.\/.*\/interface\.json$/ };
  onlyLanguages(['de', 'pt-BR'])(found);
  const files = ['./de/interface.json', './pt-BR/interface.json', './en/interface.json', './de-AT/interface.json', './de/privacy.json'];
  expect(files.filter((file) => found.regExp.test(file))).toEqual(['./de/interface.json', './pt-BR/interface.json']);
});
