import { html } from 'hono/html';
import { truncated } from '../lead-text/display-text';
import { formNames } from '../lead-text/names';
import { whoSent } from '../lead-text/sender';
import type { StoredLead } from '../storage/lead-store';
import { inboxPaths, leadPaths } from './inbox-paths';
import { type Markup, type Page, postForm, timeElement, type Visit } from './layout';
import { countedLeads } from './words';

const forwarded = html`<p>Copies that were forwarded before, for example to a mailbox or a CRM, stay there: erase them there too.</p>`;

const line = (entry: StoredLead): Markup => html`<li><span class="tag">${formNames[entry.lead.form]}</span>
  <bdi>${whoSent(entry.lead)}</bdi> ${timeElement(entry.receivedAt)}</li>`;

/** Asks for confirmation to erase one lead. */
export const eraseLeadPage = (visit: Visit, entry: StoredLead, query: string): Page => ({
  title: 'Erase this lead?',
  content: html`<div class="narrow"><h1>Erase this lead?</h1><ul class="lines">${line(entry)}</ul>
  <p>It is erased for good and cannot be brought back.</p>${forwarded}
  ${postForm(
    visit,
    leadPaths(entry.lead.key).erase + query,
    html`<button class="danger">Erase this lead</button>
  <a class="button secondary" href="${leadPaths(entry.lead.key).lead}${query}">Keep it</a>`,
    'choice',
  )}</div>`,
});

/** Asks for the person's email address. */
export const askPersonPage = (visit: Visit, email: string, problem: string | null): Page => ({
  title: 'Erase a person',
  content: html`<div class="narrow"><h1>Erase a person</h1>
  <p class="lead">When somebody asks you to delete their data, erase every lead that has their email address
  anywhere in it, also those of others who mention it, and also spam and tests.</p>
  ${postForm(
    visit,
    inboxPaths.person,
    html`<label for="email">Their email address</label>
  <input id="email" name="email" type="text" inputmode="email" autocomplete="off" spellcheck="false" required value="${email}"${
    problem === null ? '' : html` aria-invalid="true" aria-describedby="problem"`
  }>
  ${problem === null ? '' : html`<p id="problem" class="problem" role="alert">${problem}</p>`}
  <button class="primary">Find their leads</button><p class="hint">Nothing is erased yet: first you see what was found.</p>`,
    'stacked',
  )}</div>`,
});

const maxLines = 10;

/** Asks for confirmation, with the number of leads. */
export const erasePersonPage = (visit: Visit, email: string, found: readonly StoredLead[]): Page => ({
  title: `Erase ${countedLeads(found.length)}?`,
  content: html`<div class="narrow"><h1>Erase ${countedLeads(found.length)}?</h1>
  <p class="lead">Every lead with the address <strong><bdi>${truncated(email, 254)}</bdi></strong>, newest first:</p>
  <ul class="lines">${found.slice(0, maxLines).map(line)}</ul>
  ${found.length > maxLines ? html`<p>and ${found.length - maxLines} more.</p>` : ''}
  <p>They are erased for good and cannot be brought back.</p>${forwarded}
  ${postForm(
    visit,
    inboxPaths.erasePerson,
    html`<input type="hidden" name="email" value="${email}"><button class="danger">Erase ${countedLeads(found.length)}</button>
  <a class="button secondary" href="${inboxPaths.list}">Keep ${found.length === 1 ? 'it' : 'them'}</a>`,
    'choice',
  )}</div>`,
});
