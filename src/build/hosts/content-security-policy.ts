import { directAddresses, proxiedAddresses, type SiteScript } from '../../contract/site-scripts';
import { segmentOrigin } from '../settings/service-plugins';
import type { Settings } from '../settings/settings';
import type { Headers } from './response-table';

/** Origins other than the site's own that its pages may use; the lists are empty if nothing is configured. */
type AllowedSources = {
  scripts: readonly string[];
  connections: readonly string[];
  images: readonly string[];
  frames: readonly string[];
  formTargets: readonly string[];
};

type Services = Pick<Settings, 'gtmId' | 'segmentWriteKey' | 'sentryDsn' | 'leadsEndpoint'>;

/** What one service or script needs of them. */
type Needed = Partial<AllowedSources>;

const tagManagerOrigin = 'https://www.googletagmanager.com';

const tagManager: Needed = {
  scripts: [tagManagerOrigin],
  connections: [tagManagerOrigin, 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  images: [tagManagerOrigin, 'https://*.google-analytics.com'],
  // Its fallback for visitors without JavaScript is an iframe.
  frames: [tagManagerOrigin],
};

const segment: Needed = { scripts: [segmentOrigin], connections: [segmentOrigin, 'https://api.segment.io'] };

/** A script may be loaded from its own host and send data back to it. */
function siteScriptSources(address: string): Needed {
  const own = [originOf(address)];
  return { scripts: own, connections: own, images: own };
}

/** Partytown starts in a same-origin iframe; its scripts come from the site, and no policy governs what they do in the worker. */
const worker: Needed = { frames: ["'self'"] };

/** The origins that the configured services and scripts need. */
export function allowedSources(
  { gtmId, segmentWriteKey, sentryDsn, leadsEndpoint }: Services,
  siteScripts: readonly SiteScript[] = [],
): AllowedSources {
  const services: Needed[] = [
    ...(gtmId ? [tagManager] : []),
    ...(segmentWriteKey ? [segment] : []),
    ...(sentryDsn ? [{ connections: [originOf(sentryDsn)] }] : []),
    ...(leadsEndpoint ? [{ connections: [originOf(leadsEndpoint)], formTargets: [originOf(leadsEndpoint)] }] : []),
    ...directAddresses(siteScripts).map(siteScriptSources),
    ...(proxiedAddresses(siteScripts).length > 0 ? [worker] : []),
  ];
  const together = (kind: keyof AllowedSources) => [...new Set(services.flatMap((service) => service[kind] ?? []))];
  return {
    scripts: together('scripts'),
    connections: together('connections'),
    images: together('images'),
    frames: together('frames'),
    formTargets: together('formTargets'),
  };
}

/** A DSN contains its public key as the user name, which is not part of the origin. */
const originOf = (address: string) => new URL(address).origin;

/** The name of the reporting endpoint, as used in the policy. */
const reportEndpoint = 'violations';

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

/** Lets browsers report what happens before any site script runs: a wrong policy blocks them all. */
export const reportHeaders = (address: string | undefined): Headers =>
  address ? { 'Reporting-Endpoints': `${reportEndpoint}="${address}"` } : {};

/**
 * The value of `Content-Security-Policy`; `scriptHashes` have the form `sha256-…`. Browsers report violations to
 * `reportAddress`, through the endpoint `violations` or, if they do not support reporting endpoints yet, directly.
 */
export function contentSecurityPolicy(scriptHashes: readonly string[], sources: AllowedSources, reportAddress?: string): string {
  const directives = {
    // Governs only prefetching, for which Firefox has no directive of its own; everything else has a directive below.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...sources.scripts],
    // Each page inlines its critical CSS, drawings have `style` attributes, and react-hot-toast adds its rules at runtime.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...sources.images],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...sources.connections],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'media-src': ["'none'"],
    'child-src': ["'none'"],
    ...(sources.frames.length > 0 ? { 'frame-src': sources.frames } : {}),
    'form-action': ["'self'", ...sources.formTargets],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(reportAddress ? { 'report-to': [reportEndpoint], 'report-uri': [reportAddress] } : {}),
  };
  return policyText(directives);
}

/** The value of a Content-Security-Policy header. */
export const policyText = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
