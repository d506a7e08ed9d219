import { useSyncExternalStore } from 'react';
import { type PrivacyState, privacyState } from './privacy-state';

export function usePrivacyState(): PrivacyState {
  return useSyncExternalStore(privacyState.subscribe, privacyState.read, privacyState.readOnServer);
}
