import { html } from 'hono/html';
import type { StoredLead } from '../storage/lead-store';
import type { Markup } from './layout';
import { stateNames, targetNames } from './words';

/** The state of each target in one line, for the list. */
export const stateChips = ({ forwardings, test }: StoredLead): Markup | string => {
  if (test || forwardings.length === 0) return '';
  const chip = ({ target, state }: StoredLead['forwardings'][number]) =>
    html`<li class="state ${state}">${targetNames[target]}: ${stateNames[state].toLowerCase()}</li>`;
  return html`<ul class="states" aria-label="Forwarding">${forwardings.map(chip)}</ul>`;
};
