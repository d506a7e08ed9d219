import { html } from 'hono/html';
import { formNames } from '../lead-text/names';
import type { StoredLead } from '../storage/lead-store';
import { truncated } from './display-text';
import { inboxPaths } from './inbox-paths';
import type { Markup } from './layout';
import { beginningOfMessage, emailsIn, whoSent } from './lead-title';
import { type ListQuery, queryString } from './list-query';
import { timeElement } from './time-element';
import { stateNames, targetNames } from './words';

const stateChips = ({ forwardings, test }: StoredLead): Markup | string => {
  if (test || forwardings.length === 0) return '';
  const chip = ({ target, state }: StoredLead['forwardings'][number]) =>
    html`<li class="state ${state}">${targetNames[target]}: ${stateNames[state].toLowerCase()}</li>`;
  return html`<ul class="states" aria-label="Forwarding">${forwardings.map(chip)}</ul>`;
};

const campaignOf = ({ source, name }: StoredLead['lead']['campaign']) => truncated([source, name].filter(Boolean).join(' / '), 60);

/** A lead in the list; the whole row opens it. */
export const leadRow = (entry: StoredLead, query: ListQuery): Markup => {
  const { lead } = entry;
  const [email] = emailsIn(lead);
  const who = whoSent(lead);
  return html`<li>
    <div class="who"><h2><a href="${inboxPaths.lead(lead.key)}${queryString(query)}"><bdi>${who}</bdi></a></h2>
    ${email === undefined || email === who ? '' : html`<p><bdi>${truncated(email, 80)}</bdi></p>`}</div>
    <p class="message"><bdi>${beginningOfMessage(lead)}</bdi></p>
    <div class="facts"><p><span class="tag">${formNames[lead.form]}</span>
    ${timeElement(entry.receivedAt)}</p>
    ${campaignOf(lead.campaign) ? html`<p><span class="visually-hidden">Campaign: </span><bdi>${campaignOf(lead.campaign)}</bdi></p>` : ''}
    ${stateChips(entry)}</div></li>`;
};
