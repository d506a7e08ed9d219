import { earlyViewScript } from '../analytics/early-view-script';
import { ctaCopyScript } from '../experiments/cta-copy-script';
import { pagePathScript } from './constant-page-path';
import { earlySubmitScript } from './early-submit';
import { hashGuardScript } from './hash-guard';
import { lateStartScript } from './late-start';

/**
 * Every inline script that the site itself puts into pages. The content security policy is made from this list, and any
 * other inline script stops the build: a new one is declared here, and is the same text on every page.
 */
export const inlineScripts = {
  hashGuard: hashGuardScript,
  ctaCopy: ctaCopyScript,
  pagePath: pagePathScript,
  start: lateStartScript + earlySubmitScript + earlyViewScript,
} as const;
