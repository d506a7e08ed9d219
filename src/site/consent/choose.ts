import { type ConsentPurpose, type ConsentRecord, consentKey } from '../../contract/consent';
import { writeStored } from '../edge/storage';
import { reloadOrLater } from '../gatsby/recovery';
import { decide } from './decision';
import { deleteServiceData } from './delete-service-data';
import { givenConsent } from './given-consent';
import { type PrivacyGate, privacyGate } from './privacy-gate';
import { privacyState } from './privacy-state';

const withdrawnFrom = ({ allowed }: PrivacyGate, purposes: readonly ConsentPurpose[]) =>
  allowed.filter((purpose) => !purposes.includes(purpose));

/** Applies a choice to this page, and deletes what withdrawn services have stored. */
function apply(gate: PrivacyGate, purposes: readonly ConsentPurpose[]): void {
  const withdrawn = withdrawnFrom(gate, purposes);
  gate.allow(purposes);
  privacyState.write({ allowed: gate.allowed, panel: 'closed' });
  deleteServiceData(withdrawn);
}

/**
 * Stores the visitor's choice and applies it at once. If consent is withdrawn, the script has already run and cannot be unloaded, so
 * the page is loaded again without it.
 */
export function choose(purposes: readonly ConsentPurpose[], now = new Date()): void {
  const gate = privacyGate();
  privacyState.write({ panel: 'closed' });
  if (!gate) return;
  const isWithdrawal = withdrawnFrom(gate, purposes).length > 0;
  const record: ConsentRecord = { version: gate.version, date: now.toISOString(), purposes: [...purposes] };
  const stored = writeStored('local', consentKey, JSON.stringify(record));
  apply(gate, purposes);
  // Without storage, the next page would not know the choice: at least this page stops sending. In a task of its own, because the
  // boxes of the open panel are input too.
  if (isWithdrawal && stored) setTimeout(reloadOrLater);
}

/** Applies a choice made in another tab, or before this page was restored from the back/forward cache. */
export function applyStoredChoice(): void {
  const gate = privacyGate();
  const record = givenConsent();
  if (!gate || gate.setting === 'off' || !record) return;
  const { allowed } = decide({ ...gate, chosen: record.purposes });
  // After a deploy, another tab may answer a newer version of the question. That grants nothing here, but what it refuses is refused here too.
  const isAnswer = record.version === gate.version;
  const purposes = isAnswer ? allowed : gate.allowed.filter((purpose) => allowed.includes(purpose));
  const isWithdrawal = withdrawnFrom(gate, purposes).length > 0;
  if (isWithdrawal || (isAnswer && (gate.asked || purposes.length > gate.allowed.length))) apply(gate, purposes);
  if (isWithdrawal) reloadOrLater();
}
