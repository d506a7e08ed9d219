import { type ConsentPurpose, type ConsentRecord, consentKey } from '../../contract/consent';
import { reloadPage } from '../edge/full-navigation';
import { writeStored } from '../edge/storage';
import { decide } from './decision';
import { deleteServiceData } from './delete-service-data';
import { givenConsent } from './given-consent';
import { type PrivacyGate, privacyGate } from './privacy-gate';
import { privacyState } from './privacy-state';

const withdrawnFrom = ({ allowed }: PrivacyGate, purposes: readonly ConsentPurpose[]) =>
  allowed.filter((purpose) => !purposes.includes(purpose));

function put(gate: PrivacyGate, purposes: readonly ConsentPurpose[]): void {
  gate.allow(purposes);
  privacyState.write({ allowed: gate.allowed, panel: 'closed' });
}

/**
 * Stores the visitor's choice and applies it at once. If consent is withdrawn, the script has already run on this page and cannot
 * be unloaded, so its data is deleted and the page reloads without it.
 */
export function choose(purposes: readonly ConsentPurpose[], now = new Date()): void {
  const gate = privacyGate();
  privacyState.write({ panel: 'closed' });
  if (!gate) return;
  const withdrawn = withdrawnFrom(gate, purposes);
  const record: ConsentRecord = { version: gate.version, date: now.toISOString(), purposes: [...purposes] };
  const stored = writeStored('local', consentKey, JSON.stringify(record));
  put(gate, purposes);
  deleteServiceData(withdrawn);
  // Without storage, the next page would not know the choice: at least this page stops sending.
  if (withdrawn.length > 0 && stored) reloadPage();
}

/** Applies a choice made in another tab, or before this page was restored from the back/forward cache. */
export function applyStoredChoice(): void {
  const gate = privacyGate();
  const record = givenConsent();
  if (!gate || gate.setting === 'off' || record?.version !== gate.version) return;
  const { allowed } = decide({ ...gate, chosen: record.purposes });
  if (withdrawnFrom(gate, allowed).length > 0) reloadPage();
  else if (gate.asked || allowed.length > gate.allowed.length) put(gate, allowed);
}
