import { expect, type Locator, type Page, test } from 'playwright/test';
import { pathOfKind } from '../../src/commands/browser/page-kinds';
import { openPage } from '../open-page';
import { contact, goal, home, ifAny } from '../pages';

// Pages are looked at as the build wrote them: React would restore their text.
test.use({ javaScriptEnabled: false, serviceWorkers: 'block' });

const hebrew = 'אנחנו מציירים כל תוכנה לפני שבונים אותה ובודקים יחד מה חסר בה';

/** The page in Hebrew letters: each text is replaced by as many words as it had. */
const inHebrew = (html: string) => {
  const words = hebrew.split(' ');
  return html.replace(/<html lang="\w+" dir="ltr"/, '<html lang="he" dir="rtl"').replace(/(<body[\s\S]*)/, (body) =>
    body.replace(/>([^<>]*\p{L}[^<>]*)(?=<\/(?!script|style|title|template|text|tspan))/gu, (_, text: string) => {
      const count = text.trim().split(/\s+/).length;
      return `>${Array.from({ length: count }, (_each, index) => words[index % words.length]).join(' ')}`;
    }),
  );
};

async function openInHebrew(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: inHebrew(await response.text()) });
  });
  await openPage(page, path);
}

for (const path of [home, goal, contact])
  for (const width of [360, 1440])
    test(`${path} in Hebrew, from right to left, fits ${width} px and mirrors its header`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openInHebrew(page, path);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      const layout = await page.evaluate(() => {
        const logo = document.querySelector('header a')?.getBoundingClientRect();
        const heading = document.querySelector('h1')?.getBoundingClientRect();
        return {
          overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          logoIsRight: logo ? innerWidth - logo.right < logo.left : false,
          headingEndsRight: heading ? innerWidth - heading.right < heading.left + 1 : false,
        };
      });
      expect(layout).toEqual({ overflow: 0, logoIsRight: true, headingEndsRight: true });
    });

/** Whether the first letter of each of these elements is to the left of its last one. */
const runToTheRight = (elements: Locator) =>
  elements.evaluateAll((all) => {
    const leftOf = (text: ChildNode, from: number) => {
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, from + 1);
      return range.getBoundingClientRect().left;
    };
    return all.map(({ tagName, firstChild: text }) => {
      const [first, last] = text ? [leftOf(text, 0), leftOf(text, (text.textContent?.length ?? 1) - 1)] : [];
      return [tagName, Number(first) < Number(last)];
    });
  });

test('in Hebrew, phone numbers, code and drawings run from left to right, but not a drawing’s Hebrew words', async ({ page }) => {
  await openInHebrew(page, home);
  await page.evaluate(() => {
    const box = document.createElement('main');
    box.innerHTML = `<p>${'\u05d0'} <a href="tel:+97235550143">+972 (3) 555-0143</a></p><pre><code>(a) =&gt; {</code></pre>
      <svg width="200" height="40"><text x="20" y="20">(1) m</text><text x="20" y="40">${'\u05d0'} web</text></svg>`;
    document.body.prepend(box);
  });
  expect(await runToTheRight(page.locator('body > main:first-child :is(a, code, text)'))).toEqual([
    ['A', true],
    ['CODE', true],
    ['text', true],
    ['text', false],
  ]);
});

test('in Hebrew, what is typed into an address stays in order, and so do the count of letters and a Latin name in the footer', async ({
  page,
}) => {
  await openInHebrew(page, contact);
  const address = page.getByRole('main').locator('[type=email]').first();
  await expect(address).toHaveCSS('direction', 'ltr');
  await expect(address).toHaveCSS('text-align', 'end');
  expect(await runToTheRight(page.getByRole('main').getByText(/^0 \/ \d+$/))).toEqual([['P', true]]);
  const copyright = page.getByRole('contentinfo').locator('bdi');
  await copyright.evaluate((line) => {
    line.textContent = '© 2026 Northmast, Inc.';
  });
  expect(await runToTheRight(copyright)).toEqual([['BDI', true]]);
});

for (const path of ifAny(pathOfKind('case-study')))
  test(`in Hebrew, the letters of sections on ${path} are kept apart from a Latin name`, async ({ page }) => {
    await openInHebrew(page, path);
    const letters = await page.evaluate(() =>
      [...document.querySelectorAll('main section p')]
        .map((line) => getComputedStyle(line, '::before'))
        .filter(({ content }) => content.includes('counter(section'))
        .map(({ unicodeBidi }) => unicodeBidi),
    );
    expect([...new Set(letters)]).toEqual(['isolate']);
  });

test('in Hebrew, printed addresses are kept apart from the text', async ({ page }) => {
  await openInHebrew(page, home);
  await page.emulateMedia({ media: 'print' });
  const address = await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = 'https://agency.example/docs/';
    document.querySelector('main')?.prepend(link);
    return getComputedStyle(link, '::after').content;
  });
  expect(address).toMatch(/\u2066\(.*\)\u2069/);
});
