import type { Settings } from '../platform/env';
import { directAddresses, proxiedAddresses, type SiteScript } from '../platform/site-scripts';
import { reportEndpoint } from './report-address';

/** Origins beyond the site's own that its pages may use, each list empty while nothing is configured. */
export type AllowedSources = {
  scripts: readonly string[];
  connections: readonly string[];
  images: readonly string[];
  frames: readonly string[];
  formTargets: readonly string[];
};

type Services = Pick<Settings, 'gtmId' | 'segmentWriteKey' | 'sentryDsn' | 'leadsEndpoint'>;

const none: AllowedSources = { scripts: [], connections: [], images: [], frames: [], formTargets: [] };

const tagManager: AllowedSources = {
  ...none,
  scripts: ['https://www.googletagmanager.com'],
  connections: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  images: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  // Its fallback for visitors without JavaScript is a frame.
  frames: ['https://www.googletagmanager.com'],
};

const segment: AllowedSources = {
  ...none,
  scripts: ['https://cdn.segment.com'],
  connections: ['https://cdn.segment.com', 'https://api.segment.io'],
};

/** A script may be loaded from its own host and send what it has found out back there. */
function siteScriptSources(address: string): AllowedSources {
  const own = [originOf(address)];
  return { ...none, scripts: own, connections: own, images: own };
}

/** Partytown starts in a frame of the site; its scripts come from the site, and what they do in the worker no policy governs. */
const worker: AllowedSources = { ...none, frames: ["'self'"] };

/** The origins that the configured services and scripts need, and no other. */
export function allowedSources(
  { gtmId, segmentWriteKey, sentryDsn, leadsEndpoint }: Services,
  siteScripts: readonly SiteScript[] = [],
): AllowedSources {
  const services: AllowedSources[] = [
    ...(gtmId ? [tagManager] : []),
    ...(segmentWriteKey ? [segment] : []),
    ...(sentryDsn ? [{ ...none, connections: [originOf(sentryDsn)] }] : []),
    ...(leadsEndpoint ? [{ ...none, connections: [originOf(leadsEndpoint)], formTargets: [originOf(leadsEndpoint)] }] : []),
    ...directAddresses(siteScripts).map(siteScriptSources),
    ...(proxiedAddresses(siteScripts).length > 0 ? [worker] : []),
  ];
  const together = (kind: keyof AllowedSources) => [...new Set(services.flatMap((service) => service[kind]))];
  return {
    scripts: together('scripts'),
    connections: together('connections'),
    images: together('images'),
    frames: together('frames'),
    formTargets: together('formTargets'),
  };
}

/** A DSN carries its public key as a user name, which is no part of the origin. */
const originOf = (address: string) => new URL(address).origin;

/**
 * The value of `Content-Security-Policy`; each of `scriptHashes` has the form `sha256-…`. Browsers send what it refuses to
 * `reportAddress`, as the endpoint `violations` or, where they do not know endpoints yet, directly.
 */
export function contentSecurityPolicy(scriptHashes: readonly string[], sources: AllowedSources, reportAddress?: string): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...sources.scripts],
    // Each page has its own critical styles in a tag, drawings have `style` attributes, and react-hot-toast adds its rules while it runs.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...sources.images],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...sources.connections],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    ...(sources.frames.length > 0 ? { 'frame-src': sources.frames } : {}),
    'form-action': ["'self'", ...sources.formTargets],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(reportAddress ? { 'report-to': [reportEndpoint], 'report-uri': [reportAddress] } : {}),
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
