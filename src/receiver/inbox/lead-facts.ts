import { html } from 'hono/html';
import type { Lead } from '../../contract/lead';
import { keysOf } from '../../contract/objects';
import { consentText } from '../consent-text';
import { isEmail, sanitizedText, truncated } from './display-text';
import type { Markup } from './layout';
import { campaignNames, fieldName } from './words';

const value = (text: string): Markup =>
  isEmail(text.trim()) ? html`<a href="mailto:${text.trim()}"><bdi>${text.trim()}</bdi></a>` : html`<bdi>${sanitizedText(text)}</bdi>`;

const fact = ([label, text]: readonly [string, string | null | undefined]): Markup | string =>
  text ? html`<div><dt>${label}</dt><dd>${value(text)}</dd></div>` : '';

const field = ([name, given]: [string, string | string[]]): Markup => {
  const texts = [given].flat().filter((text) => text.trim() !== '');
  return html`<div><dt><bdi>${truncated(fieldName(name), 80)}</bdi></dt>
  ${texts.length === 0 ? html`<dd class="none">Left empty</dd>` : texts.map((text) => html`<dd>${value(text)}</dd>`)}</div>`;
};

/** Where the visitor came from, and where the form was sent. */
export const originFacts = (lead: Lead): Markup => html`<dl class="facts-list">
  ${keysOf(campaignNames).map((part) => fact([campaignNames[part], lead.campaign[part]]))}
  ${Object.values(lead.campaign).some(Boolean) ? '' : fact(['Campaign', 'None: they came directly, from a search, or through a link without campaign parameters'])}
  ${fact(['First page of the visit', lead.entryPoint ?? 'Unknown'])}
  ${fact(['Sent from page', lead.path])}
  ${fact(['Place of the form', lead.source])}
  ${fact(['Language', lead.language])}
  ${fact(['Variant (button text)', lead.variant ?? 'Not part of the experiment'])}
  ${fact(['Privacy choice', consentText(lead.consent)])}
  ${fact(['Seconds on the form', String(lead.signals.secondsOnForm)])}</dl>`;

/** Every field of a lead. */
export const sentFields = (lead: Lead): Markup => html`<dl class="fields">${Object.entries(lead.fields).map(field)}</dl>`;
