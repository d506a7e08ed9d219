import { pagesAbove } from '../../../src/model/relating/relating-context';

const pages = [
  { path: '/work/by-year/', label: 'By year' },
  { path: '/', label: 'Start' },
  { path: '/work/', label: 'Work' },
];

test.each([
  ['/', undefined, []],
  ['/work/', undefined, ['Start']],
  ['/work/a-client/', undefined, ['Start', 'Work']],
  ['/work/by-year/2026/', undefined, ['Start', 'Work', 'By year']],
  ['/working-here/', undefined, ['Start']],
  ['/elsewhere/a-client/', '/work/by-year/', ['Start', 'Work', 'By year']],
  ['/work/', '/work/by-year/', ['Start', 'By year']],
])('the pages above %s with parent %s are %j', (path, place, labels) => {
  expect(pagesAbove(pages, path, place).map(({ label }) => label)).toEqual(labels);
});
