import { html } from 'hono/html';
import type { Lead } from '../../contract/lead';
import type { Forwarding, StoredLead, TargetName } from '../storage/lead-store';
import { inboxPaths } from './inbox-paths';
import { type Markup, type Page, postForm, type Visit } from './layout';
import { emailsIn, whoSent } from './lead-title';
import { beginningOf, isEmail, shownText, shownTime } from './shown-text';
import { campaignNames, fieldName, formNames, spamReason, stateNames, targetNames } from './words';

/** `query` is the query string of the list that the lead was opened from. */
export type LeadContent = { entry: StoredLead; targets: readonly TargetName[]; query: string };

const value = (text: string): Markup =>
  isEmail(text.trim()) ? html`<a href="mailto:${text.trim()}"><bdi>${text.trim()}</bdi></a>` : html`<bdi>${shownText(text)}</bdi>`;

const fact = ([label, text]: readonly [string, string | null | undefined]): Markup | string =>
  text ? html`<div><dt>${label}</dt><dd>${value(text)}</dd></div>` : '';

const field = ([name, given]: [string, string | string[]]): Markup => {
  const texts = [given].flat().filter((text) => text.trim() !== '');
  return html`<div><dt><bdi>${beginningOf(fieldName(name), 80)}</bdi></dt>
  ${texts.length === 0 ? html`<dd class="none">Left empty</dd>` : texts.map((text) => html`<dd>${value(text)}</dd>`)}</div>`;
};

const origin = ({ lead }: StoredLead): Markup => html`<dl class="facts-list">
  ${(['source', 'medium', 'name', 'term', 'content', 'id', 'gclid'] as const).map((part) => fact([campaignNames[part], lead.campaign[part]]))}
  ${Object.values(lead.campaign).some(Boolean) ? '' : fact(['Campaign', 'None: they came directly, by search or by a plain link'])}
  ${fact(['First page of the visit', lead.entryPoint ?? 'Unknown'])}
  ${fact(['Sent from page', lead.path])}
  ${fact(['Place of the form', lead.source])}
  ${fact(['Language', lead.language])}
  ${fact(['Variant (button text)', lead.variant ?? 'Not part of the experiment'])}
  ${fact(['Seconds on the form', String(lead.signals.secondsOnForm)])}</dl>`;

const times = (count: number) => (count === 1 ? 'once' : `${count} times`);

function progressOf({ state, attempts, deliveredAt, nextAttemptAt }: Forwarding): string {
  if (state === 'delivered') return deliveredAt === null ? 'Delivered.' : `Delivered on ${shownTime(deliveredAt)}.`;
  if (state === 'dead') return `Tried ${times(attempts)}, then gave up. Forward it again when the cause is fixed.`;
  const next = nextAttemptAt === null ? '' : ` Next attempt on ${shownTime(nextAttemptAt)}.`;
  return attempts === 0 ? `Waiting for its first attempt.${next}` : `Failed ${times(attempts)} so far.${next}`;
}

const again = (visit: Visit, { entry, query }: LeadContent, target: string, label: Markup | string): Markup =>
  postForm(
    visit,
    inboxPaths.forward(entry.lead.key) + query,
    html`<input type="hidden" name="target" value="${target}"><button class="secondary">${label}</button>`,
  );

const targetState = (visit: Visit, content: LeadContent, forwarding: Forwarding): Markup => html`<li>
  <h3>${targetNames[forwarding.target]} <span class="state ${forwarding.state}">${stateNames[forwarding.state]}</span></h3>
  <p>${progressOf(forwarding)}</p>
  ${forwarding.lastError === null ? '' : html`<p class="answer">Last answer: <bdi>${beginningOf(forwarding.lastError, 500)}</bdi></p>`}
  ${content.targets.includes(forwarding.target) ? again(visit, content, forwarding.target, html`Forward again<span class="visually-hidden"> to ${targetNames[forwarding.target]}</span>`) : ''}</li>`;

const forwardingNote = ({ entry, targets }: LeadContent): string | null => {
  if (entry.test) return 'Tests are not forwarded.';
  if (entry.status === 'spam') return 'Spam is not forwarded. Take it back to the inbox to forward it.';
  return targets.length + entry.forwardings.length === 0 ? 'No target is set up: leads are kept here only.' : null;
};

function forwarding(visit: Visit, content: LeadContent): Markup {
  const note = forwardingNote(content);
  if (note !== null) return html`<p>${note}</p>`;
  return html`<ul class="targets">${content.entry.forwardings.map((one) => targetState(visit, content, one))}</ul>
  ${content.targets.length > 1 || content.entry.forwardings.length === 0 ? again(visit, content, 'all', 'Forward again to all') : ''}`;
}

const spam = (visit: Visit, { entry, query }: LeadContent): Markup => {
  const isSpam = entry.status === 'spam';
  return html`${isSpam ? html`<p>Put aside as spam${entry.spamReasons.length === 0 ? '.' : ':'}</p>` : html`<p>Not spam. If it is, mark it: it is kept, but not forwarded.</p>`}
  ${entry.spamReasons.length === 0 ? '' : html`<ul>${entry.spamReasons.map((reason) => html`<li><bdi>${beginningOf(spamReason(reason), 300)}</bdi></li>`)}</ul>`}
  ${postForm(
    visit,
    inboxPaths.mark(entry.lead.key) + query,
    html`<input type="hidden" name="status" value="${isSpam ? 'inbox' : 'spam'}">
  <button class="secondary">${isSpam ? 'Not spam' : 'Mark as spam'}</button>`,
  )}`;
};

const erasing = (visit: Visit, { lead }: StoredLead, query: string): Markup => html`
  <p><a class="button secondary" href="${inboxPaths.erase(lead.key)}${query}">Erase this lead…</a></p>
  ${emailsIn(lead).map((email) =>
    postForm(
      visit,
      inboxPaths.person,
      html`<input type="hidden" name="email" value="${email}"><button class="secondary"><span>Erase everything from <bdi>${email}</bdi>…</span></button>`,
    ),
  )}`;

const section = (title: string, id: string, content: Markup): Markup =>
  html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${content}</section>`;

/** Everything that is known of one lead, and what can be done with it. */
export const leadPage = (visit: Visit, content: LeadContent): Page => {
  const { entry, query } = content;
  const { lead } = entry;
  return {
    title: whoSent(lead),
    content: html`<p class="back"><a href="${inboxPaths.list}${query}">Back to the list</a></p>
    <h1><bdi>${whoSent(lead)}</bdi></h1>
    <p class="annotation"><span class="tag">${formNames[lead.form]}</span> ${entry.status === 'spam' ? html`<span class="tag">Spam</span> ` : ''}${entry.test ? html`<span class="tag">Test</span> ` : ''}
    <time datetime="${new Date(entry.receivedAt).toISOString()}">${shownTime(entry.receivedAt)}</time></p>
    <div class="lead-page"><div>${section('What they sent', 'sent', fields(lead))}${section('Where they came from', 'origin', origin(entry))}</div>
    <div>${section('Forwarding', 'forwarding', forwarding(visit, content))}${section('Spam', 'spam', spam(visit, content))}
    ${section('Erase', 'erase', erasing(visit, entry, query))}</div></div>
    <p class="annotation">Key <bdi>${lead.key}</bdi>, revision ${lead.revision}, sent <bdi>${beginningOf(lead.submittedAt, 40)}</bdi></p>`,
  };
};

const fields = (lead: Lead): Markup => html`<dl class="fields">${Object.entries(lead.fields).map(field)}</dl>`;
