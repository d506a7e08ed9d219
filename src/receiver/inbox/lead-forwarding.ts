import { html } from 'hono/html';
import { formatTime } from '../format-date';
import { truncated } from '../lead-text/display-text';
import type { Forwarding, StoredLead, TargetName } from '../storage/lead-store';
import { leadPaths } from './inbox-paths';
import { type Markup, postForm, type Visit } from './layout';
import { isAbandoned, shownState, targetNames } from './words';

/** `query` is the query string of the list that the lead was opened from. */
export type LeadContent = { entry: StoredLead; targets: readonly TargetName[]; query: string };

const times = (count: number) => (count === 1 ? 'once' : `${count} times`);

function progressOf({ state, attempts, deliveredAt, nextAttemptAt, lastError }: Forwarding): string {
  if (state === 'delivered') return deliveredAt === null ? 'Delivered.' : `Delivered on ${formatTime(deliveredAt)}.`;
  if (state === 'dead') return `Tried ${times(attempts)}, then gave up. Forward it again when the cause is fixed.`;
  // Its time is when it was queued: it is due, unless the target requested a pause.
  if (attempts === 0) return 'Waiting for its first attempt.';
  // An attempt is counted when it begins.
  if (lastError === null) return 'Being sent.';
  const next = nextAttemptAt === null ? '' : ` Next attempt on ${formatTime(nextAttemptAt)}.`;
  return `Failed ${times(attempts)} so far.${next}`;
}

const again = (visit: Visit, { entry, query }: LeadContent, target: string, label: Markup | string): Markup =>
  postForm(
    visit,
    leadPaths(entry.lead.key).forward + query,
    html`<input type="hidden" name="target" value="${target}"><button class="secondary">${label}</button>`,
  );

const againTo = (target: TargetName) => html`Forward again<span class="visually-hidden"> to ${targetNames[target]}</span>`;

const targetState = (visit: Visit, content: LeadContent, forwarding: Forwarding): Markup => {
  const { name, style } = shownState(forwarding, content.targets);
  const progress = isAbandoned(forwarding, content.targets) ? 'No longer set up: the lead is not sent there.' : progressOf(forwarding);
  return html`<li>
  <h3>${targetNames[forwarding.target]} <span class="state ${style}">${name}</span></h3>
  <p>${progress}</p>
  ${forwarding.lastError === null ? '' : html`<p class="answer">Last answer: <bdi>${truncated(forwarding.lastError, 500)}</bdi></p>`}
  ${content.targets.includes(forwarding.target) ? again(visit, content, forwarding.target, againTo(forwarding.target)) : ''}</li>`;
};

const forwardingNote = ({ entry, targets }: LeadContent): string | null => {
  if (entry.test) return 'Tests are not forwarded.';
  if (entry.status === 'spam') return 'Spam is not forwarded. Move the lead back to the inbox to forward it.';
  return targets.length + entry.forwardings.length === 0 ? 'No forwarding target is set up: leads are kept only here.' : null;
};

/** Each target's state, and the buttons to forward the lead again. */
export function forwardingStates(visit: Visit, content: LeadContent): Markup {
  const note = forwardingNote(content);
  if (note !== null) return html`<p>${note}</p>`;
  return html`<ul class="targets">${content.entry.forwardings.map((one) => targetState(visit, content, one))}</ul>
  ${content.targets.length > 1 || content.entry.forwardings.length === 0 ? again(visit, content, 'all', 'Forward again to all') : ''}`;
}
