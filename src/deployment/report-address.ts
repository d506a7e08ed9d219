import type { Settings } from '../platform/env';
import type { Headers } from './response-table';

/** The name of the endpoint to which browsers report, as the policy says it. */
export const reportEndpoint = 'violations';

/** Sentry's own address for reports of browsers, made of the DSN: `https://{key}@{host}/{path}{project}`. */
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

/** Lets browsers report what happens before any script of the site could: a policy that does not fit the pages keeps them all off. */
export const reportHeaders = (address: string | undefined): Headers =>
  address ? { 'Reporting-Endpoints': `${reportEndpoint}="${address}"` } : {};
