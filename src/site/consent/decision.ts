import { type ConsentPurpose, consentPurposes } from '../../contract/consent';
import type { ConsentSetting } from '../../contract/consent-setting';

type ConsentInput = {
  setting: ConsentSetting;
  /** The browser's IANA time zone; empty if unknown. */
  timeZone: string;
  /** Whether the browser sends Global Privacy Control. */
  signal: boolean;
  /** What the visitor agreed to; null if unanswered; `outdated` if the answer was about other services. */
  chosen: readonly ConsentPurpose[] | 'outdated' | null;
};

type Decision = {
  /** Whether to ask the visitor; until they answer, nothing may load. */
  asked: boolean;
  /** The purposes for which third-party scripts may run. */
  allowed: readonly ConsentPurpose[];
};

/** Zones of Europe outside `Europe/`: islands, overseas regions of the EU, and older names. */
const elsewhere = [
  'Africa/Ceuta',
  'America/(?:Cayenne|Guadeloupe|Marigot|Martinique|Miquelon|St_Barthelemy)',
  'Arctic/Longyearbyen',
  'Asia/(?:Famagusta|Nicosia)',
  'Atlantic/(?:Azores|Canary|Fae?roe|Jan_Mayen|Madeira|Reykjavik)',
  'Indian/(?:Mayotte|Reunion)',
  'CET|EET|MET|WET|Eire|GB(?:-Eire)?|Iceland|Poland|Portugal|Turkey',
];

/** Matches Europe's time zones and an unknown one: where the law is unknown, the stricter one applies. */
export const europeanZone = new RegExp(`^(?:|Europe/.+|${elsewhere.join('|')})$`);

/** Whether third-party scripts may run only after consent. */
const requiresConsent = (setting: ConsentSetting, timeZone: string): boolean =>
  setting === 'opt-in' || (setting === 'by-region' && europeanZone.test(timeZone));

/** What to ask and what to allow. The inline script decides the same at page start (`privacy-gate-script.ts`). */
export function decide({ setting, timeZone, signal, chosen }: ConsentInput): Decision {
  if (signal) return { asked: false, allowed: [] };
  if (setting === 'off') return { asked: false, allowed: consentPurposes };
  if (chosen && chosen !== 'outdated') return { asked: false, allowed: chosen };
  const asked = chosen === 'outdated' || requiresConsent(setting, timeZone);
  return { asked, allowed: asked ? [] : consentPurposes };
}
