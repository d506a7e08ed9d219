import type { Page } from 'playwright/test';
import { callToAction } from './links';
import type { Call } from './recorded-calls';
import { eventsOf } from './recorded-events';
import { words } from './words';

const key = 'experiment-cta-copy';

export const copies = words.callToActionCopies;

export const firstCallToAction = callToAction;

export const storedVariant = (page: Page) => page.evaluate((name) => window.localStorage.getItem(name), key);

/** Simulates a variant stored by an earlier visit. Stored only once, so later changes by the pages persist. */
export const storeVariant = (page: Page, variant: string) =>
  page.addInitScript(
    ([name, text]) => {
      if (sessionStorage.getItem('stored')) return;
      sessionStorage.setItem('stored', 'yes');
      localStorage.setItem(name, text);
    },
    [key, variant] as const,
  );

export const cohortEvents = (calls: readonly Call[]) => eventsOf(calls).filter(([name]) => name.endsWith('_cta_cohort'));
