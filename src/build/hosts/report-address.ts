import type { Settings } from '../settings/env';
import type { Headers } from './response-table';

/** The name of the reporting endpoint, as used in the policy. */
export const reportEndpoint = 'violations';

/** Sentry's URL for browser reports, derived from the DSN: `https://{key}@{host}/{path}{project}`. */
export function reportAddress({
  sentryDsn,
  environment,
  codeVersion,
}: Pick<Settings, 'sentryDsn' | 'environment' | 'codeVersion'>): string | undefined {
  if (!sentryDsn) return undefined;
  const { origin, username, pathname } = new URL(sentryDsn);
  const [, path = '', project = ''] = /^(.*\/)([^/]+)$/.exec(pathname) ?? [];
  const query = new URLSearchParams({
    sentry_key: username,
    sentry_environment: environment,
    ...(codeVersion ? { sentry_release: codeVersion } : {}),
  });
  return `${origin}${path}api/${project}/security/?${query}`;
}

/** Lets browsers report what happens before any of the site's scripts runs: a wrong policy blocks them all. */
export const reportHeaders = (address: string | undefined): Headers =>
  address ? { 'Reporting-Endpoints': `${reportEndpoint}="${address}"` } : {};
