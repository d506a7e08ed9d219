import type { StoredLead, TargetName } from '../storage/lead-store';

/** A place that leads are sent to. */
export type Target = {
  name: TargetName;
  /** How long an attempt may take, if not as long as usual. */
  attemptMs?: number;
  /**
   * Resolves once the target has the lead; rejects with a `DeliveryFailure` or any other error. May be called again for a lead
   * that arrived: the target can tell by the lead's key and revision.
   */
  send: (entry: StoredLead, signal: AbortSignal) => Promise<void>;
  close?: () => void;
};

/** A failed attempt, in words without personal data. */
export class DeliveryFailure extends Error {
  constructor(
    message: string,
    /** The pause that the target requests; 0 if none. */
    readonly retryAfterMs = 0,
  ) {
    super(message);
  }
}
