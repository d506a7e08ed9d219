import { expect, type Page } from 'playwright/test';
import { languageKey } from '../../src/contract/languages';
import { campaignKey } from '../../src/site/analytics/campaign';
import { entryPointKey } from '../../src/site/analytics/entry-point';
import { outboxPrefix } from '../../src/site/delivery/outbox-record';
import { ctaExperiment } from '../../src/site/experiments/cta-copy';
import { goal, information, start } from '../pages';
import { test } from './fault-test';
import { arriveAt, expectReadable, navigate } from './visitor';

const keys = [
  campaignKey,
  entryPointKey,
  `${outboxPrefix}any`,
  ctaExperiment.storageKey,
  languageKey,
  'automatic-reloads',
  'reported-failures',
  'gatsby-reload-compilation-hash-match',
  `@@scroll|${start}|initial`,
  `@@scroll|${start}`,
];

async function walk(page: Page): Promise<void> {
  await arriveAt(page, `${start}?utm_source=fault#content`);
  await navigate(page, goal);
  await expect(page).toHaveURL(goal);
  await expectReadable(page);
  await page.goBack();
  await expect(page).toHaveURL(`${start}?utm_source=fault#content`);
  await expectReadable(page);
}

const denial = (names: readonly string[]) => {
  for (const name of names) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  }
};

for (const names of [['localStorage'], ['sessionStorage'], ['localStorage', 'sessionStorage', 'indexedDB', 'caches']]) {
  test(`the site works when access to ${names.join(', ')} is denied`, async ({ page }) => {
    await page.addInitScript(denial, names);
    await walk(page);
  });
}

test('the site works when web storage is null', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: null });
  });
  await walk(page);
});

test('the site works when web storage is full', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await walk(page);
});

test('the site works when every web storage call throws', async ({ page }) => {
  await page.addInitScript(() => {
    for (const method of ['getItem', 'setItem', 'removeItem', 'key', 'clear'] as const) {
      Storage.prototype[method] = () => {
        throw new DOMException('broken', 'UnknownError');
      };
    }
  });
  await walk(page);
});

const poisons: readonly string[] = [
  '',
  ' ',
  'null',
  'undefined',
  'true',
  '0',
  '-1',
  'NaN',
  '1e999',
  '"text"',
  '[]',
  '[[]]',
  '[null]',
  '{}',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '__proto__',
  'constructor',
  '{"source":{"toString":1}}',
  '{"source":["a"],"medium":7,"name":null}',
  '{"leads":{"length":-1}}',
  '[{"key":null,"revision":"x"}]',
  '{"version":99,"leads":[]}',
  '{',
  ']',
  '\u0000\u0001',
  '\ud800',
  '<script>document.title=1</script>',
  '[]'.repeat(50_000),
  'x'.repeat(500_000),
];

const shares = 3;
for (let share = 0; share < shares; share += 1) {
  test(`the site works with poisoned web storage, part ${share + 1} of ${shares}`, async ({ page, watched }) => {
    test.setTimeout(60_000);
    expect(poisons).toHaveLength(30);
    await arriveAt(page, start);
    const failures: string[] = [];
    for (const poison of poisons.filter((_, place) => place % shares === share)) {
      await page.evaluate(
        ([names, value]) => {
          localStorage.clear();
          sessionStorage.clear();
          for (const name of names) {
            for (const store of [localStorage, sessionStorage]) {
              // The largest values exceed the quota, which is another way to poison the store.
              try {
                store.setItem(name, value);
              } catch {}
            }
          }
        },
        [keys, poison] as const,
      );
      await arriveAt(page, start);
      await navigate(page, information);
      await expect(page).toHaveURL(information);
      await expect(page).toHaveTitle(/\|/);
      const sound = await page.evaluate(() => !('polluted' in {}));
      if (!sound || watched.uncaught.length > 0) failures.push(`${poison.slice(0, 40)}: ${watched.uncaught.splice(0).join()}`);
    }
    expect(failures).toEqual([]);
  });
}
