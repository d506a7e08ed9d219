import { earlyViewScript } from '../analytics/early-view-script';
import { privacyGateScript } from '../consent/privacy-gate-script';
import { ctaCopyScript } from '../experiments/cta-copy-script';
import { alwaysOpenScript } from './always-open-script';
import { earlySubmitScript } from './early-submit-script';
import { lateStartScript } from './late-start-script';
import { urlGuardScript } from './url-guard-script';

/**
 * Every inline script that the site itself adds to pages. The content security policy is generated from this list, and any
 * other inline script fails the build: declare new ones here, with the same text on every page. A production
 * build minifies them (`src/build/bundle/minified-scripts.ts`).
 */
export const inlineScripts = {
  urlGuard: urlGuardScript,
  privacyGate: privacyGateScript,
  ctaCopy: ctaCopyScript,
  /** Reads the path from the script's own tag, so that its text is the same on every page (`constant-page-path.ts`). */
  pagePath: 'window.pagePath=document.currentScript.dataset.pagePath;',
  // The early view comes before the early submit, which sends the campaign and entry point that it stores.
  start: lateStartScript + earlyViewScript + earlySubmitScript + alwaysOpenScript,
} as const;
