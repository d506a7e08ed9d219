import { type Lead, leadKey, trapName, turnstileName } from '../../contract/lead';
import { readCampaign } from '../analytics/campaign';
import { readEntryPoint } from '../analytics/entry-point';
import { givenConsent } from '../consent/given-consent';
import { shownVariant } from '../experiments/settle-cta-copy';
import type { Values } from './fields';
import type { FormDefinition } from './form-definition';
import { deliveredFields } from './values';

/** Returns the lead of a submit. `startedAt` is when the visitor could start to fill in the form, in `performance` time; `previous` was sent with the same key. */
export function leadOf(
  definition: FormDefinition,
  values: Values,
  form: HTMLFormElement,
  startedAt: number,
  previous: Lead | undefined,
): Lead {
  return {
    key: previous?.key ?? leadKey(),
    revision: (previous?.revision ?? 0) + 1,
    form: definition.form,
    fields: { ...definition.continues?.fields, ...deliveredFields(values) },
    source: definition.source,
    path: window.location.pathname,
    language: document.documentElement.lang,
    campaign: readCampaign(),
    entryPoint: readEntryPoint(),
    variant: shownVariant(),
    consent: givenConsent(),
    submittedAt: new Date().toISOString(),
    signals: { trap: String(new FormData(form).get(trapName) ?? ''), secondsOnForm: Math.round((performance.now() - startedAt) / 1_000) },
  };
}

/** Adds the token of Turnstile's widget, if the form has one. It is single-use, so it is part only of the lead that is delivered. */
export function withToken(lead: Lead, form: HTMLFormElement): Lead {
  const token = new FormData(form).get(turnstileName);
  return token ? { ...lead, fields: { ...lead.fields, [turnstileName]: String(token) } } : lead;
}
