import { type Campaign, campaignFields, isLeadKey, type Lead, trapName } from './lead';
import { fieldIn, isRecord, parsedJson } from './objects';

/** Names of fields that describe the form, not the visitor's input. */
const formNames = ['form', 'source', 'path', 'language', 'thanks', trapName];

/** Names of the fields that the early-submit script adds, so that its lead is as complete as one that the site's code sends. */
const scriptNames = ['key', 'secondsOnForm', 'campaign', 'entryPoint', 'variant', 'consent'];

/** Returns the object that a JSON text contains, or null if the text is not a JSON object. */
function objectIn(text: string | null): Readonly<Record<string, unknown>> | null {
  const found = parsedJson(text ?? '');
  return isRecord(found) ? found : null;
}

/** Drops values that are not text: the lead must arrive even if its campaign is damaged. */
function campaignIn(text: string | null): Campaign {
  const found = objectIn(text);
  return Object.fromEntries(campaignFields.map((name) => [name, fieldIn(found, name)]).filter(([, value]) => typeof value === 'string'));
}

/** The lead in a form posted at `now`, to be validated; `key` is for a form that the browser itself posted, which has none. */
export function postedLead(posted: URLSearchParams, key: string, now: number): Readonly<Record<keyof Lead, unknown>> {
  const ownKey = posted.get('key');
  // Without a key, no script posted the form, and fields with these names are ordinary controls.
  const byScript = ownKey !== null && isLeadKey(ownKey);
  const names = byScript ? [...formNames, ...scriptNames] : formNames;
  const fromScript = (name: string) => (byScript && posted.get(name)) || null;
  const values = (name: string) => posted.getAll(name);
  const controls = [...new Set(posted.keys())].filter((name) => !names.includes(name));
  return {
    key: byScript ? ownKey : key,
    revision: 1,
    form: posted.get('form'),
    // A multi-select control is posted once per selected option.
    fields: Object.fromEntries(controls.map((name) => [name, values(name).length > 1 ? values(name) : values(name)[0]])),
    source: posted.get('source') ?? '',
    path: posted.get('path') ?? '',
    language: posted.get('language') ?? '',
    campaign: campaignIn(fromScript('campaign')),
    entryPoint: fromScript('entryPoint'),
    variant: fromScript('variant'),
    consent: objectIn(fromScript('consent')),
    submittedAt: new Date(now).toISOString(),
    signals: { trap: posted.get(trapName) ?? '', secondsOnForm: Number(fromScript('secondsOnForm')) },
  };
}
