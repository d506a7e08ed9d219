import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useEffect, useRef, useState } from 'react';
import type { Lead } from '../../contract/lead';
import { recordLead } from '../analytics/record-lead';
import { arrivedLeads } from '../delivery/arrived-leads';
import { deliver } from '../delivery/deliver';
import { recordOf } from '../delivery/outbox-record';
import { ErrorDisplay } from '../errors/error-display';
import { reportError } from '../errors/error-reporting';
import type { Values } from './fields';
import type { FormDefinition } from './form-definition';
import { leadOf, withToken } from './lead-of';
import { formsBeingSent, unfinishedLeads } from './leads-of-forms';
import { exceptionOutcome, type Outcome, outcomeOf, type Result } from './outcome';
import { showToastOnceLoaded } from './toast-chunk';
import { draftOf } from './values';

type LeadSending = {
  sending: boolean;
  submittedRecently: boolean;
  result: Result | null;
  /** Delivers a lead with these values, and calls `onSafe` once the form can be cleared without losing them. Never rejects. */
  send: (values: Values, form: HTMLFormElement, onSafe: () => void) => Promise<void>;
  /** Shows that an error occurred before there was a lead. */
  fail: (error: unknown) => void;
  forgetResult: () => void;
};

const resubmitLockMs = 2_000;

type ResubmitLock = {
  submittedRecently: boolean;
  lock: () => void;
  /** The current value of `submittedRecently`, without waiting for a render. */
  isLocked: () => boolean;
};

/** Blocks further submits for two seconds after one. */
function useResubmitLock(): ResubmitLock {
  const [submittedRecently, setSubmittedRecently] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const lock = () => {
    clearTimeout(timer.current);
    setSubmittedRecently(true);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      setSubmittedRecently(false);
    }, resubmitLockMs);
  };
  return { submittedRecently, lock, isLocked: () => timer.current !== undefined };
}

/** When the visitor could start to fill in a new form, in `performance` time: a form in the page's HTML is there from the beginning. */
function startOfForm(): number {
  return typeof document !== 'undefined' && 'hydrated' in document.documentElement.dataset ? performance.now() : 0;
}

/** Whether the visitor sees what happens in the form's place: not if its page has been left, or its dialog closed. */
const isInFront = (form: HTMLFormElement) => form.isConnected && form.closest('dialog')?.open !== false;

/**
 * Handles a form's leads: builds them, passes them to the outbox, and turns the outcome into messages. It is part of the
 * code that hydrates the page, because a lead must not depend on code that is yet to load.
 */
export function useLeadSending(definition: FormDefinition): LeadSending {
  const { t } = useTranslation();
  const { submittedRecently, lock, isLocked } = useResubmitLock();
  const [sending, setSending] = useState(false);
  const [result, setResult] = useState<Result | null>(null);
  const [startedAt] = useState(startOfForm);
  const inFlight = useRef(false);

  const wordsAt = (key: string) => (key === 'accepted' ? definition.accepted : t(key));
  const resultOf = ({ tone, safe, words }: Outcome, lead?: Lead): Result => {
    const result = { tone, safe, text: wordsAt(words) };
    if (tone === 'good' || !lead) return result;
    return { ...result, draft: draftOf(lead.fields), waiting: { record: recordOf(lead), arrived: definition.accepted } };
  };
  const show = (outcome: Outcome, shown: Result, form?: HTMLFormElement) => {
    setResult(shown);
    const left = form !== undefined && !isInFront(form);
    const repeats = outcome.recorded && definition.onSent && !left;
    if (outcome.toast && !repeats) showToast(outcome.toast.kind, wordsAt(outcome.toast.words), left);
  };
  const fail = (error: unknown, lead?: Lead) => {
    reportError(error, { boundary: 'form' });
    show(exceptionOutcome, resultOf(exceptionOutcome, lead));
  };

  const leadBefore = (form: HTMLFormElement) => {
    const unfinished = unfinishedLeads.get(form);
    // A lead that has arrived since is complete: what is written now is another one.
    return unfinished && !arrivedLeads.has(recordOf(unfinished)) ? unfinished : definition.continues;
  };

  const deliverLead: LeadSending['send'] = async (values, form, onSafe) => {
    const lead = leadOf(definition, values, form, startedAt, leadBefore(form));
    unfinishedLeads.set(form, lead);
    const outcome = outcomeOf(definition.form, await deliver(withToken(lead, form)), navigator.onLine);
    const shown = resultOf(outcome, lead);
    if (outcome.recorded) {
      // A later step completes a lead that is recorded already.
      if (!definition.continues) recordLead(lead);
      definition.onSent?.(values, lead, shown);
      unfinishedLeads.delete(form);
    }
    if (outcome.safe) onSafe();
    show(outcome, shown, form);
  };

  const send: LeadSending['send'] = async (values, form, onSafe) => {
    if (inFlight.current || isLocked()) return;
    inFlight.current = true;
    lock();
    setSending(true);
    setResult(null);
    const sent = deliverLead(values, form, onSafe).catch((error) => fail(error, unfinishedLeads.get(form)));
    formsBeingSent.set(form, sent);
    try {
      await sent;
    } finally {
      formsBeingSent.delete(form);
      inFlight.current = false;
      setSending(false);
    }
  };

  return { sending, submittedRecently, result, send, fail, forgetResult: () => setResult(null) };
}

function showToast(kind: 'success' | 'blank' | 'error', message: string, announced: boolean): void {
  void showToastOnceLoaded(kind, kind === 'error' ? <ErrorDisplay code="" message={message} /> : message, announced);
}
