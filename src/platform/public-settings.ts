import { leadsEndpointOf } from './leads-endpoint';
import type { SiteScript } from './site-scripts';

/**
 * The settings that the browser may know. Gatsby replaces each `process.env.GATSBY_…` by its value at build time,
 * so the names have to be written out; their form has been checked by `env.ts` before.
 */
export const publicSettings = {
  ctaExperiment: process.env.GATSBY_CTA_EXPERIMENT === 'true',
  ctaLabel: process.env.GATSBY_CTA_LABEL || undefined,
  leadsEndpoint: leadsEndpointOf(process.env.GATSBY_LEADS_ENDPOINT),
  sentryDsn: process.env.GATSBY_SENTRY_DSN || undefined,
  codeVersion: process.env.GATSBY_CODE_VERSION || undefined,
  environment: process.env.GATSBY_ENVIRONMENT || 'production',
  siteScripts: JSON.parse(process.env.GATSBY_SITE_SCRIPTS || '[]') as readonly SiteScript[],
  production: process.env.NODE_ENV === 'production',
} as const;
