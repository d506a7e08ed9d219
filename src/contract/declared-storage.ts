import type { AskedPurpose } from './consent';

type Place = 'cookie' | 'local storage' | 'session storage' | 'service worker';

/** A value that the site or a service keeps in a visitor's browser. A `*` in the name stands for any characters. */
export type StoredValue = {
  name: string;
  where: readonly Place[];
  /** Plain sentences for visitors, in markdown. */
  holds: string;
  until: string;
};

/** What the site itself stores, whichever services are on. The cookie policy and docs/privacy.md show this list. */
export const ownValues: readonly StoredValue[] = [
  {
    name: 'analytics.campaign',
    where: ['local storage'],
    holds:
      'The campaign that brought you here: up to seven values from the link (`utm_id`, `utm_medium`, `utm_campaign`, `utm_source`, `utm_term`, `utm_content`, `gclid`)',
    until: 'Another campaign link replaces it, or you delete it',
  },
  {
    name: 'analytics.entryPoint',
    where: ['session storage'],
    holds: 'The first page of this visit',
    until: 'You close the tab',
  },
  {
    name: 'privacy.consent',
    where: ['local storage'],
    holds: 'Your privacy choice, if you made one: which purposes you agreed to, when, and which version of the question you answered',
    until: 'You choose again, or you delete it',
  },
  {
    name: 'experiment-cta-copy',
    where: ['local storage'],
    holds: 'Which of four wordings you see on the main button, while that experiment runs',
    until: 'The experiment ends and you visit again, or you delete it',
  },
  {
    name: 'gatsby-i18next-language',
    where: ['local storage'],
    holds: 'The language in which you read the site',
    until: 'You delete it',
  },
  {
    name: 'leads.outbox.*',
    where: ['local storage'],
    holds: 'Forms that you submitted and that have not reached us yet',
    until: 'Delivery, or your first visit after 7 days',
  },
  {
    name: 'leads-outbox',
    where: ['service worker'],
    holds: 'A copy of the same forms, in browsers that can send in the background',
    until: 'Delivery, or your first visit after 7 days',
  },
  {
    name: 'automatic-reloads, reported-failures',
    where: ['session storage'],
    holds: 'Which failures made a page load again or were reported in this visit, so that neither happens twice',
    until: 'You close the tab',
  },
  {
    name: '@@scroll|*',
    where: ['session storage'],
    holds: 'How far you scrolled on each page',
    until: 'You close the tab',
  },
  {
    name: 'Page cache',
    where: ['service worker'],
    holds: 'Pages and files of this site that you visited',
    until: 'A newer version replaces it, or you delete it',
  },
];

export type DeclaredService = {
  name: string;
  /** The setting that turns it on. */
  setting: 'GTM_ID' | 'SEGMENT_WRITE_KEY';
  /** Loaded after consent to any of these. */
  purposes: readonly AskedPurpose[];
  stores: readonly (StoredValue & { purpose: AskedPurpose })[];
};

const googleYears = 'Two years after your last visit at most, or you withdraw your consent';
const segmentYear = 'One year for a cookie; stored values until you withdraw your consent or delete them';

/** The third-party services that a build setting turns on, and what they are known to store. */
export const declaredServices: readonly DeclaredService[] = [
  {
    name: 'Google Tag Manager',
    setting: 'GTM_ID',
    purposes: ['analytics', 'marketing'],
    stores: [
      {
        name: '_ga*',
        where: ['cookie'],
        holds: 'The visitor number and visit of Google Analytics, if the container loads it',
        until: googleYears,
        purpose: 'analytics',
      },
      {
        name: '_gid',
        where: ['cookie'],
        holds: 'The visitor number of older versions of Google Analytics',
        until: 'One day',
        purpose: 'analytics',
      },
      {
        name: '_gat*',
        where: ['cookie'],
        holds: 'A limit on the number of requests to older versions of Google Analytics',
        until: 'One minute',
        purpose: 'analytics',
      },
      {
        name: '_gcl*',
        where: ['cookie', 'local storage'],
        holds: 'The click on a Google ad that led here, if the container measures ads',
        until: '90 days',
        purpose: 'marketing',
      },
      {
        name: '_gac_*',
        where: ['cookie'],
        holds: 'The ad campaign that Google Analytics connects with Google Ads',
        until: '90 days',
        purpose: 'marketing',
      },
    ],
  },
  {
    name: 'Segment',
    setting: 'SEGMENT_WRITE_KEY',
    purposes: ['analytics'],
    stores: [
      {
        name: 'ajs_*',
        where: ['cookie', 'local storage'],
        holds: 'A visitor number; after the contact form is sent, also the name and email entered there',
        until: segmentYear,
        purpose: 'analytics',
      },
      {
        name: 'analytics_*',
        where: ['cookie', 'local storage'],
        holds: 'The number of the visit, if the workspace counts visits',
        until: segmentYear,
        purpose: 'analytics',
      },
      {
        name: 'persisted-queue:*',
        where: ['local storage'],
        holds: 'Events that could not be sent yet',
        until: 'Delivery, or you withdraw your consent',
        purpose: 'analytics',
      },
    ],
  },
];
