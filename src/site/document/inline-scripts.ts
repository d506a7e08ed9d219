import { earlyViewScript } from '../analytics/early-view-script';
import { privacyGateScript } from '../consent/privacy-gate-script';
import { ctaCopyScript } from '../experiments/cta-copy-script';
import { alwaysOpenScript } from './always-open-script';
import { pagePathScript } from './constant-page-path';
import { earlySubmitScript } from './early-submit-script';
import { lateStartScript } from './late-start-script';
import { urlGuardScript } from './url-guard-script';

/** Their comments would be in every page. */
const withoutComments = (script: string) => script.replace(/^ *\/\/.*\n/gm, '');

/**
 * Every inline script that the site itself adds to pages. The content security policy is generated from this list, and any
 * other inline script fails the build: declare new ones here, with the same text on every page.
 */
export const inlineScripts = {
  urlGuard: urlGuardScript,
  privacyGate: withoutComments(privacyGateScript),
  ctaCopy: ctaCopyScript,
  pagePath: pagePathScript,
  // The view before the submit: what it stores when a visitor leaves goes with the form that they sent.
  start: withoutComments(lateStartScript + earlyViewScript + earlySubmitScript + alwaysOpenScript),
} as const;
