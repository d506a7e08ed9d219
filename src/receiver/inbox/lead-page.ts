import { html } from 'hono/html';
import { isEmail, sanitizedText, truncated } from '../lead-text/display-text';
import { type Fact, fieldFacts, originFacts } from '../lead-text/facts';
import { formNames } from '../lead-text/names';
import { emailsIn, whoSent } from '../lead-text/sender';
import type { StoredLead } from '../storage/lead-store';
import { inboxPaths, leadPaths } from './inbox-paths';
import { type Markup, type Page, postForm, timeElement, type Visit } from './layout';
import { forwardingStates, type LeadContent } from './lead-forwarding';
import { spamReason } from './words';

const factText = (text: string): Markup =>
  isEmail(text.trim()) ? html`<a href="mailto:${text.trim()}"><bdi>${text.trim()}</bdi></a>` : html`<bdi>${sanitizedText(text)}</bdi>`;

const factEntry = ({ label, texts, none }: Fact): Markup | string =>
  texts.length === 0 && !none
    ? ''
    : html`<div><dt><bdi>${truncated(label, 80)}</bdi></dt>
  ${texts.length === 0 ? html`<dd class="none">${none}</dd>` : texts.map((text) => html`<dd>${factText(text)}</dd>`)}</div>`;

/** Facts about a lead as a list; `className` is a class of the stylesheet. */
export const factList = (facts: readonly Fact[], className: string): Markup => html`<dl class="${className}">${facts.map(factEntry)}</dl>`;

const reasons = ({ spamReasons }: StoredLead): Markup | string =>
  spamReasons.length === 0
    ? ''
    : html`<ul>${spamReasons.map((reason) => html`<li><bdi>${truncated(spamReason(reason), 300)}</bdi></li>`)}</ul>`;

const spam = (visit: Visit, { entry, query }: LeadContent): Markup => {
  const isSpam = entry.status === 'spam';
  return html`<p>${isSpam ? 'Set aside as spam.' : 'Not marked as spam. If it is spam, mark it: the lead is kept but not forwarded.'}</p>
  ${reasons(entry)}
  ${postForm(
    visit,
    leadPaths(entry.lead.key).mark + query,
    html`<input type="hidden" name="status" value="${isSpam ? 'inbox' : 'spam'}">
    <button class="secondary">${isSpam ? 'Not spam' : 'Mark as spam'}</button>`,
  )}`;
};

const erasing = (visit: Visit, { lead }: StoredLead, query: string): Markup => html`
  <p><a class="button secondary" href="${leadPaths(lead.key).erase}${query}">Erase this lead…</a></p>
  ${emailsIn(lead).map((email) =>
    postForm(
      visit,
      inboxPaths.person,
      html`<input type="hidden" name="email" value="${email}">
      <button class="secondary"><span>Erase everything from <bdi>${email}</bdi>…</span></button>`,
    ),
  )}`;

const section = (title: string, id: string, content: Markup): Markup =>
  html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${content}</section>`;

const tags = ({ lead, status, test }: StoredLead): Markup[] =>
  [formNames[lead.form], ...(status === 'spam' ? ['Spam'] : []), ...(test ? ['Test'] : [])].map(
    (text) => html`<span class="tag">${text}</span> `,
  );

/** Everything known about one lead, and what can be done with it. */
export const leadPage = (visit: Visit, content: LeadContent): Page => {
  const { entry, query } = content;
  const { lead } = entry;
  return {
    title: whoSent(lead),
    content: html`<p class="back"><a href="${inboxPaths.list}${query}">Back to the list</a></p>
    <h1><bdi>${whoSent(lead)}</bdi></h1>
    <p class="annotation">${tags(entry)}
    ${timeElement(entry.receivedAt)}</p>
    <div class="lead-page"><div>${section('What they sent', 'sent', factList(fieldFacts(lead), 'fields'))}${section('Where they came from', 'origin', factList(originFacts(lead), 'facts-list'))}</div>
    <div>${section('Forwarding', 'forwarding', forwardingStates(visit, content))}${section('Spam', 'spam', spam(visit, content))}
    ${section('Erase', 'erase', erasing(visit, entry, query))}</div></div>
    <p class="annotation">Key <bdi>${lead.key}</bdi>, revision ${lead.revision}, sent <bdi>${truncated(lead.submittedAt, 40)}</bdi></p>`,
  };
};
