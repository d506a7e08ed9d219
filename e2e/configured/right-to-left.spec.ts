import { expect, type Page, test } from 'playwright/test';
import { openPage } from '../open-page';
import { contact, goal, home } from '../pages';

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

test('in Hebrew, phone numbers, code and drawings run from left to right', async ({ page }) => {
  await openInHebrew(page, home);
  const starts = await page.evaluate(() => {
    const box = document.createElement('main');
    box.innerHTML = `<p>${'\u05d0'} <a href="tel:+97235550143">+972 (3) 555-0143</a></p><pre><code>(a) =&gt; {</code></pre>
      <svg width="200" height="40"><text x="20" y="20">(1) m</text></svg>`;
    document.body.prepend(box);
    const leftOf = (text: ChildNode, from: number) => {
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, from + 1);
      return range.getBoundingClientRect().left;
    };
    return [...box.querySelectorAll('a, code, text')].map(({ tagName, firstChild: text }) => {
      const [first, last] = text ? [leftOf(text, 0), leftOf(text, (text.textContent?.length ?? 1) - 1)] : [];
      return [tagName, Number(first) < Number(last)];
    });
  });
  expect(starts).toEqual([
    ['A', true],
    ['CODE', true],
    ['text', true],
  ]);
});
