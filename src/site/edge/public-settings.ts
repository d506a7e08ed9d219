import type { PrivacySetup } from '../../contract/consent-setting';
import { unknownLanguage } from '../../contract/languages';
import { leadsEndpointOf } from '../../contract/leads-endpoint';
import type { SiteScript } from '../../contract/site-scripts';

/**
 * The settings exposed to the browser. Gatsby replaces each `process.env.GATSBY_…` with its value at build time, so the names
 * have to be spelled out; `build/settings/settings.ts` has validated the values by then.
 */
export const publicSettings = {
  ctaExperiment: process.env.GATSBY_CTA_EXPERIMENT === 'true',
  ctaLabel: process.env.GATSBY_CTA_LABEL || undefined,
  leadsEndpoint: leadsEndpointOf(process.env.GATSBY_LEADS_ENDPOINT),
  sentryDsn: process.env.GATSBY_SENTRY_DSN || undefined,
  codeVersion: process.env.GATSBY_CODE_VERSION || undefined,
  environment: process.env.GATSBY_ENVIRONMENT || 'production',
  siteScripts: JSON.parse(process.env.GATSBY_SITE_SCRIPTS || '[]') as readonly SiteScript[],
  /** Undefined without a configured third-party script that requires consent. */
  privacy: process.env.GATSBY_PRIVACY ? (JSON.parse(process.env.GATSBY_PRIVACY) as PrivacySetup) : undefined,
  production: process.env.NODE_ENV === 'production',
  /** The languages of the site, the default first. */
  languages: (process.env.GATSBY_LANGUAGES || unknownLanguage).split(' '),
  /** Whether this build is for reviewers: it shows drafts, and search engines are kept out. */
  preview: process.env.GATSBY_PREVIEW === 'true',
} as const;
