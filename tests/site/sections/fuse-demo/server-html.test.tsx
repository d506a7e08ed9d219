import { setImmediate } from 'node:timers/promises';
import { type CheerioAPI, load } from 'cheerio';
import { renderToString } from 'react-dom/server';
import { FuseDemo } from '../../../../src/site/sections/fuse-demo/fuse-demo';

let page: CheerioAPI;

beforeAll(async () => {
  // The demo's code has loaded before the first page is rendered.
  await setImmediate();
  page = load(renderToString(<FuseDemo />));
  // emotion inserts its styles between the elements.
  page('style').remove();
});

const textsOf = (selector: string) =>
  page(selector)
    .toArray()
    .map((element) => page(element).text());

test('the server renders the demo, which connects messy columns to clean fields', () => {
  expect(textsOf('.source li p:first-of-type')).toEqual(['Start dt', 'Full name', 'Monthly $', 'Dept', 'E-mail Addr.', 'Notes']);
  expect(textsOf('.target div:first-of-type > p:first-of-type')).toEqual(['Name', 'Email', 'Start date', 'Amount']);
  expect(textsOf('.target option[selected]')).toEqual(['Full name', 'E-mail Addr.', 'Start dt', 'Monthly $']);
  expect(page('svg path')).toHaveLength(4);
});

test('the problems in the rows can be read, and the controls that show them are disabled', () => {
  expect(page('[role="status"]').text()).toContain('6 cells to fix. 2 of 7 rows are clean.');
  expect(page('table').text()).toContain('March 4 or April 3?');
  expect(page('table input[value="03/04/2024"]')).toHaveLength(1);
  expect(page('select, td input, td button').not('[disabled]')).toHaveLength(0);
});
