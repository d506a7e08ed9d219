import type { StoredLead, TargetName } from '../storage/lead-store';

/** A place that leads are sent to. */
export type Target = {
  name: TargetName;
  /**
   * Resolves once the target has the lead; rejects with a `DeliveryFailure` or any other error. May be called again for a lead
   * that arrived: the lead's key and revision let the target see that.
   */
  send: (entry: StoredLead, signal: AbortSignal) => Promise<void>;
  close?: () => void;
};

/** A failed attempt, in words without personal data. */
export class DeliveryFailure extends Error {
  constructor(
    message: string,
    /** The pause that the target asks for; 0 if it asks for none. */
    readonly retryAfterMs = 0,
  ) {
    super(message);
  }
}
