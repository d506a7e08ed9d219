import { expect, test } from 'playwright/test';
import { boxOf } from './box';
import { movingContext } from './motion';
import { openPage } from './open-page';
import { hasNewsletter, home, information } from './pages';

test.use({ contextOptions: movingContext });

if (hasNewsletter)
  test('the Subscribe button is 188 px wide and 48 px high at any width', async ({ page }) => {
    await openPage(page, home);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const box = await boxOf(page.getByRole('contentinfo').locator('button[type="submit"]'));
      expect({ width: box?.width, height: box?.height }, `${width} px`).toEqual({ width: 188, height: 48 });
    }
  });

test('on wide screens each column of footer links is 206 px wide', async ({ page }) => {
  await openPage(page, home);
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const widths = await page
      .getByRole('contentinfo')
      .locator('nav ul > li')
      .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().width)).filter((each) => each > 0));
    expect(new Set(widths), `${width} px`).toEqual(new Set([206]));
  }
});

test('on wide screens a table in a text takes its whole column, past the end of the lines', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, information);
  const widths = await page.evaluate(() => {
    const line = Object.assign(document.createElement('p'), { textContent: 'Words of a line. '.repeat(20) });
    const table = Object.assign(document.createElement('div'), { className: 'table' });
    [...document.querySelectorAll('main :is(h2, p)')].at(-1)?.after(line, table);
    return [line, table, line.parentElement].map((element) => element?.getBoundingClientRect().width ?? 0);
  });
  const [line = 0, table, column] = widths;
  expect(table).toBe(column);
  expect(table).toBeGreaterThan(line);
});

for (const width of [360, 1440])
  test(`at ${width} px the part of the header that has arrived does not move when the rest arrives`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, home);
    const moved = await page.getByRole('banner').evaluate((header) => {
      const shown = () => [...header.querySelectorAll('a, summary')].filter((control) => control.checkVisibility());
      const places = new Map(shown().map((control) => [control, control.getBoundingClientRect().x]));
      const faults: string[] = [];
      // As if it were arriving, in reverse.
      for (const control of shown().toReversed()) {
        (control.closest('li') ?? control).remove();
        const others = shown().filter((each) => Math.abs(each.getBoundingClientRect().x - (places.get(each) ?? 0)) > 0.5);
        faults.push(...others.map((other) => `${other.textContent} moves with ${control.textContent}`));
      }
      return [places.size, ...faults];
    });
    expect(moved).toEqual([expect.any(Number)]);
    expect(moved[0]).toBeGreaterThan(1);
  });

for (const width of [1051, 1280, 1440])
  test(`at ${width} px logo, menu and button keep their room, even with twice as many entries in the menu`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, home);
    const faults = await page.getByRole('banner').evaluate((header) => {
      const entries = header.querySelector('.entries');
      entries?.append(...[...entries.children].map((entry) => entry.cloneNode(true)));
      const boxes = [...header.querySelectorAll('a, summary')]
        .filter((control) => control.checkVisibility())
        .map((control) => ({ text: control.textContent, box: control.getBoundingClientRect() }));
      const overlaps = boxes.filter(({ box }) =>
        boxes.some(
          ({ box: other }) => other.x < box.right - 1 && other.right > box.right + 1 && other.y < box.bottom && other.bottom > box.y,
        ),
      );
      const broken = boxes.filter(({ box }) => box.height > 60 || box.right > innerWidth || box.x < 0);
      const logo = header.querySelector('svg')?.getBoundingClientRect().width ?? 0;
      return [...[...overlaps, ...broken].map(({ text }) => text), ...(logo > 16 ? [] : [`a logo ${logo} px wide`])];
    });
    expect(faults).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

const arriving = [
  { what: 'the menu button', width: 360, selector: 'header :not(li) > details', side: 'width' },
  { what: 'an entry of the menu', width: 1280, selector: 'header .entries > li', side: 'height' },
] as const;

for (const { what, width, selector, side } of arriving)
  test(`while the page arrives, ${what} is never shown in part, or as the browser’s own “Details”`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await openPage(page, home);
    const html = (await (await page.request.get(home)).text()).replace(/<script\b.*?<\/script>/gs, '');
    const start = html.indexOf('<header');
    const end = html.indexOf('</header>');
    // The parts that the network may deliver: whole tags, and single letters of the text between them.
    const pieces = [html.slice(0, start), ...(html.slice(start, end).match(/<[^>]*>|[^<]/g) ?? [])];
    const sizes = await page.evaluate(
      ({ pieces: [before, ...rest], selector, side }) => {
        document.open();
        document.write(before ?? '');
        const seen = rest.flatMap((piece) => {
          document.write(piece);
          return [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect()[side]);
        });
        return [...new Set(seen.filter((size) => size > 0))];
      },
      { pieces, selector, side },
    );
    expect(sizes).toHaveLength(1);
  });
