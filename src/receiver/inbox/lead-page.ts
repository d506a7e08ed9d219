import { html } from 'hono/html';
import type { StoredLead } from '../storage/lead-store';
import { inboxPaths } from './inbox-paths';
import { type Markup, type Page, postForm, type Visit } from './layout';
import { originFacts, sentFields } from './lead-facts';
import { forwardingStates, type LeadContent } from './lead-forwarding';
import { emailsIn, whoSent } from './lead-title';
import { beginningOf, shownTime } from './shown-text';
import { formNames, spamReason } from './words';

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
    <div class="lead-page"><div>${section('What they sent', 'sent', sentFields(lead))}${section('Where they came from', 'origin', originFacts(lead))}</div>
    <div>${section('Forwarding', 'forwarding', forwardingStates(visit, content))}${section('Spam', 'spam', spam(visit, content))}
    ${section('Erase', 'erase', erasing(visit, entry, query))}</div></div>
    <p class="annotation">Key <bdi>${lead.key}</bdi>, revision ${lead.revision}, sent <bdi>${beginningOf(lead.submittedAt, 40)}</bdi></p>`,
  };
};
