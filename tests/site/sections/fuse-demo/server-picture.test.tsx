/** @jest-environment node */
import { setImmediate } from 'node:timers/promises';
import { type CheerioAPI, load } from 'cheerio';
import { renderToString } from 'react-dom/server';
import { FuseDemo } from '../../../../src/site/sections/fuse-demo/fuse-demo';

let page: CheerioAPI;

beforeAll(async () => {
  // The picture's code has loaded before the first page is rendered.
  await setImmediate();
  page = load(renderToString(<FuseDemo />));
  // emotion inserts its styles between the elements.
  page('style').remove();
});

const textsOf = (selector: string) =>
  page(selector)
    .toArray()
    .map((element) => page(element).text());

test('the server renders a picture that connects messy columns to clean fields', () => {
  expect(textsOf('.source li p:first-of-type')).toEqual(['Start dt', 'Full name', 'Monthly $', 'Dept', 'E-mail Addr.', 'Notes']);
  expect(textsOf('.target li')).toEqual([
    expect.stringMatching(/^Name.*Full name/),
    expect.stringMatching(/^E-mail.*E-mail Addr\./),
    expect.stringMatching(/^Start date.*Start dt/),
    expect.stringMatching(/^Amount.*Monthly \$/),
  ]);
  expect(page('svg path')).toHaveLength(4);
});

test('the picture shows the problems in the rows and has no controls', () => {
  expect(page('[role="status"]').text()).toContain('6 cells to fix. 2 of 7 rows are clean.');
  expect(page('table').text()).toContain('March 4 or April 3?');
  expect(page('input, select, textarea, button, details')).toHaveLength(0);
});
