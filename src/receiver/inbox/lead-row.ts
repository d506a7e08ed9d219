import { html } from 'hono/html';
import { truncated } from '../lead-text/display-text';
import { formNames } from '../lead-text/names';
import { beginningOfMessage, emailsIn, whoSent } from '../lead-text/sender';
import type { Forwarding, StoredLead, TargetName } from '../storage/lead-store';
import { leadPaths } from './inbox-paths';
import { type Markup, timeElement } from './layout';
import { type ListQuery, queryString } from './list-query';
import { shownState, targetNames } from './words';

const stateChips = ({ forwardings, test }: StoredLead, targets: readonly TargetName[]): Markup | string => {
  if (test || forwardings.length === 0) return '';
  const chip = (forwarding: Forwarding) => {
    const { name, style } = shownState(forwarding, targets);
    return html`<li class="state ${style}">${targetNames[forwarding.target]}: ${name.toLowerCase()}</li>`;
  };
  return html`<ul class="states" aria-label="Forwarding">${forwardings.map(chip)}</ul>`;
};

const campaignOf = ({ source, name }: StoredLead['lead']['campaign']) => truncated([source, name].filter(Boolean).join(' / '), 60);

/** A lead in the list; the whole row opens it. `targets` are those set up. */
export const leadRow = (entry: StoredLead, query: ListQuery, targets: readonly TargetName[]): Markup => {
  const { lead } = entry;
  const [email] = emailsIn(lead);
  const who = whoSent(lead);
  return html`<li>
    <div class="who"><h2><a href="${leadPaths(lead.key).lead}${queryString(query)}"><bdi>${who}</bdi></a></h2>
    ${email === undefined || email === who ? '' : html`<p><bdi>${truncated(email, 80)}</bdi></p>`}</div>
    <p class="message"><bdi>${beginningOfMessage(lead)}</bdi></p>
    <div class="facts"><p><span class="tag">${formNames[lead.form]}</span>
    ${timeElement(entry.receivedAt)}</p>
    ${campaignOf(lead.campaign) ? html`<p><span class="visually-hidden">Campaign: </span><bdi>${campaignOf(lead.campaign)}</bdi></p>` : ''}
    ${stateChips(entry, targets)}</div></li>`;
};
