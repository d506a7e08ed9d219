import type { ConsentPurpose } from './consent';

/** Where a browser keeps a value. */
export const storagePlaces = ['cookie', 'local-storage', 'session-storage', 'service-worker'] as const;
export type StoragePlace = (typeof storagePlaces)[number];

/** Values that the site or a service keeps in a visitor's browser. What they hold and until when is in `storage.json` in `locales/`. */
export type StoredValue = {
  /** The key of its words. */
  id: string;
  /** A `*` stands for any characters. Empty if browsers show no name; then its words include one. */
  names: readonly string[];
  where: readonly StoragePlace[];
};

/** What the site itself stores, whichever services are on. The cookie policy and docs/privacy.md show this list. */
export const ownValues: readonly StoredValue[] = [
  { id: 'campaign', names: ['analytics.campaign'], where: ['local-storage'] },
  { id: 'entryPoint', names: ['analytics.entryPoint'], where: ['session-storage'] },
  { id: 'consent', names: ['privacy.consent'], where: ['local-storage'] },
  { id: 'experiment', names: ['experiment-cta-copy'], where: ['local-storage'] },
  { id: 'language', names: ['gatsby-i18next-language'], where: ['local-storage'] },
  { id: 'outbox', names: ['leads.outbox.*'], where: ['local-storage'] },
  { id: 'outboxCopy', names: ['leads-outbox'], where: ['service-worker'] },
  { id: 'failures', names: ['automatic-reloads', 'reported-failures'], where: ['session-storage'] },
  { id: 'update', names: ['gatsby-reload-compilation-hash-match'], where: ['session-storage'] },
  { id: 'scroll', names: ['@@scroll|*'], where: ['session-storage'] },
  { id: 'pageCache', names: [], where: ['service-worker'] },
];

export type DeclaredService = {
  name: string;
  /** The setting that turns it on. */
  setting: 'GTM_ID' | 'SEGMENT_WRITE_KEY';
  /** Loaded after consent to any of these. */
  purposes: readonly ConsentPurpose[];
  stores: readonly (StoredValue & { purpose: ConsentPurpose })[];
};

/** The third-party services that a build setting turns on, and what they are known to store. */
export const declaredServices: readonly DeclaredService[] = [
  {
    name: 'Google Tag Manager',
    setting: 'GTM_ID',
    purposes: ['analytics', 'marketing'],
    stores: [
      { id: 'googleVisitor', names: ['_ga*'], where: ['cookie'], purpose: 'analytics' },
      { id: 'googleOlderVisitor', names: ['_gid'], where: ['cookie'], purpose: 'analytics' },
      { id: 'googleOlderLimit', names: ['_gat*'], where: ['cookie'], purpose: 'analytics' },
      { id: 'googleAdClick', names: ['_gcl*'], where: ['cookie', 'local-storage'], purpose: 'marketing' },
      { id: 'googleAdCampaign', names: ['_gac_*'], where: ['cookie'], purpose: 'marketing' },
    ],
  },
  {
    name: 'Segment',
    setting: 'SEGMENT_WRITE_KEY',
    purposes: ['analytics'],
    stores: [
      { id: 'segmentVisitor', names: ['ajs_*'], where: ['cookie', 'local-storage'], purpose: 'analytics' },
      { id: 'segmentVisit', names: ['analytics_*'], where: ['cookie', 'local-storage'], purpose: 'analytics' },
      { id: 'segmentQueue', names: ['persisted-queue:*'], where: ['local-storage'], purpose: 'analytics' },
    ],
  },
];
