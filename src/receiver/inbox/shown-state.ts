import type { Forwarding, TargetName } from '../storage/lead-store';
import { stateNames } from './words';

/** Whether a lead will no longer be sent to a target, because that target is not set up anymore. */
export const isAbandoned = ({ target, state }: Forwarding, targets: readonly TargetName[]): boolean =>
  state !== 'delivered' && !targets.includes(target);

/** The state of a forwarding in words, and the class of its style. */
export const shownState = (forwarding: Forwarding, targets: readonly TargetName[]): { name: string; style: Forwarding['state'] } =>
  isAbandoned(forwarding, targets) ? { name: 'Not sent', style: 'dead' } : { name: stateNames[forwarding.state], style: forwarding.state };
