import { consentKey } from '../../contract/consent';
import { applyStoredChoice } from './choose';
import { deleteRejectedData } from './delete-service-data';
import { privacyGate } from './privacy-gate';

/** Removes what rejected services left behind, and applies choices made elsewhere. */
export function startPrivacy(): void {
  const gate = privacyGate();
  if (!gate) return;
  deleteRejectedData(gate);
  // Another tab may have answered since the inline script ran, which on a slow device is a long time.
  applyStoredChoice();
  window.addEventListener('storage', ({ key }) => {
    if (key === consentKey) applyStoredChoice();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) applyStoredChoice();
  });
}
