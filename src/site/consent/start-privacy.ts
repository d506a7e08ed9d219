import { consentKey } from '../../contract/consent';
import { obeyStored } from './choose';
import { forgetRefused } from './forget-services';
import { privacyGate } from './privacy-gate';

/** Removes what rejected services left behind, and applies choices made elsewhere. */
export function startPrivacy(): void {
  const gate = privacyGate();
  if (!gate) return;
  forgetRefused(gate);
  window.addEventListener('storage', ({ key }) => {
    if (key === consentKey) obeyStored();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) obeyStored();
  });
}
