import { fromEachPage } from './built-pages';
import { listOf } from './offenses';

const pages = fromEachPage(({ path, $ }) => {
  const levels = $('h1, h2, h3, h4, h5, h6')
    .toArray()
    .map((element) => ({ level: Number(element.tagName.slice(1)), text: $(element).text().trim() }));
  const strays = $('dl > :not(dt, dd, div), dl > div > :not(dt, dd)').length;
  return { path, levels, strays };
});

test('every page has exactly one h1', () => {
  const counted = pages.map(({ path, levels }) => ({ page: path, count: levels.filter(({ level }) => level === 1).length }));
  expect(listOf(counted.filter(({ count }) => count !== 1).map(({ page, count }) => ({ page, problem: `${count} × h1` })))).toEqual([]);
});

test('no heading skips a level or is empty', () => {
  const offenses = pages.flatMap(({ path, levels }) =>
    levels.flatMap(({ level, text }, index) => {
      const before = levels[index - 1]?.level ?? 0;
      if (text === '') return [{ page: path, problem: `an empty h${level}` }];
      return level > before + 1 ? [{ page: path, problem: `h${level} "${text}" after ${before === 0 ? 'no heading' : `h${before}`}` }] : [];
    }),
  );
  expect(listOf(offenses)).toEqual([]);
});

test('a description list has nothing but terms and descriptions, alone or in groups', () => {
  const offenses = pages
    .filter(({ strays }) => strays > 0)
    .map(({ path, strays }) => ({ page: path, problem: `${strays} × other elements` }));
  expect(listOf(offenses)).toEqual([]);
});
