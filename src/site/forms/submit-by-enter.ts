import type { KeyboardEvent } from 'react';

/**
 * Submits a form when Enter is pressed in one of its inputs. Browsers ignore Enter while the submit button is disabled, but validation
 * may not have seen the last letters yet, or what a browser filled in.
 */
export function submitByEnter({ key, target, currentTarget, nativeEvent }: KeyboardEvent<HTMLFormElement>): void {
  if (key === 'Enter' && target instanceof HTMLInputElement && !nativeEvent.isComposing) currentTarget.requestSubmit();
}
