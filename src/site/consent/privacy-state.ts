import { type ConsentPurpose, consentPurposes } from '../../contract/consent';
import { createListeners } from '../edge/listeners';
import { privacyGate } from './privacy-gate';

export type PrivacyState = {
  allowed: readonly ConsentPurpose[];
  /** The question: open because it is unanswered, or because the visitor opened it with the given link; or closed. */
  panel: 'asked' | { opener: HTMLElement | null } | 'closed';
};

/** On the server and during hydration. */
const atFirst: PrivacyState = { allowed: [], panel: 'closed' };

let state: PrivacyState | undefined;
const { notify, subscribe } = createListeners();

/** Without a gate, no third-party script is configured, or this is `gatsby develop`. */
function initialState(): PrivacyState {
  const gate = privacyGate();
  return { allowed: gate?.allowed ?? consentPurposes, panel: gate?.asked ? 'asked' : 'closed' };
}

/** The visitor's choice as the page shows it. */
export const privacyState = {
  read: (): PrivacyState => {
    state ??= initialState();
    return state;
  },
  readOnServer: (): PrivacyState => atFirst,
  write: (changed: Partial<PrivacyState>) => {
    state = { ...privacyState.read(), ...changed };
    notify();
  },
  subscribe,
} as const;
