import { existsSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { hydrated } from '../src/commands/browser/hydrated';
import { pageKinds } from '../src/commands/browser/page-kinds';
import type { LocalServer } from '../src/commands/serve/local-server';
import { startSiteServer } from '../src/commands/serve/site-server';
import { addedMark, siteStylesMark } from '../src/site/gatsby/site-styles';
import { settle } from './accessibility/page-states';
import { keptBuild } from './kept-build';
import { expectPage } from './open-page';
import { differences } from './shown-elements';

const names = [
  'home',
  'about',
  'contact',
  'application',
  'blog',
  'post',
  'service',
  'industry',
  'case-study',
  'city',
  'state',
  'information',
];
const compared = [
  ...pageKinds.filter(({ name }) => names.includes(name)).map(({ name, path }) => ({ name: `a page of the kind ${name}`, path })),
  { name: 'the page for missing pages', path: '/404.html' },
];

let server: LocalServer | undefined;
test.use({ serviceWorkers: 'block' });
test.setTimeout(240_000);
test.beforeAll(async ({ request }) => {
  expect(existsSync(keptBuild), 'There is no production build to compare with: run "npm run build" first.').toBe(true);
  server = await startSiteServer({ root: keptBuild, port: 0, brotliQuality: 1 });
  // The development server compiles a page on first request; compiling several at once takes hardly longer than one.
  await Promise.all(compared.map(({ path }) => request.get(path, { timeout: 0 })));
});
test.afterAll(() => server?.close());

async function open(page: Page, address: string): Promise<void> {
  // Whether an optional font arrives in time is chance.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(address);
  await hydrated(page);
  // Development has no such link.
  await expect(page.locator(`link[${siteStylesMark}]:not([${addedMark}])`)).toHaveCount(0);
}

for (const { name, path } of compared) {
  test(`the build shows ${name} as development does`, async ({ page: built, context, baseURL }) => {
    const developed = await context.newPage();
    const both = [built, developed];
    await Promise.all([open(built, `${server?.origin}${path}`), open(developed, `${baseURL}${path}`)]);
    await expectPage(built, path);
    for (const width of [1440, 360]) {
      for (const page of both) await page.setViewportSize({ width, height: 900 });
      await Promise.all(both.map(settle));
      const place = `${path} at ${width} px`;
      expect.soft((await differences(built, developed)).slice(0, 20), place).toEqual([]);
      const [text, other] = await Promise.all(both.map((page) => page.locator('body').allInnerTexts()));
      expect.soft(text, `the text of ${place}`).toEqual(other);
      const [names, otherNames] = await Promise.all(both.map((page) => page.locator('body').ariaSnapshot()));
      expect.soft(names, `the roles and names of ${place}`).toBe(otherNames);
    }
    const classes = await developed.locator('[class*=css-]').evaluateAll((all) => all.flatMap((each) => [...each.classList]));
    // For example `css-1h2k3-Row`, in a component Row.
    expect(classes.filter((each) => each.startsWith('css-') && !/^css-[a-z0-9]+(-[A-Za-z]+)+$/.test(each))).toEqual([]);
  });
}
