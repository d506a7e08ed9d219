import { useEffect, useRef } from 'react';

/**
 * Gives the submit button back the focus that it loses by being disabled, unless the visitor has moved on. Returns the function to
 * call on submit, while the button still has it.
 */
export function useButtonFocus(form: HTMLFormElement | null, disabled: boolean): () => void {
  const button = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (disabled) return;
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    button.current = null;
  }, [disabled]);
  return () => {
    button.current = form?.querySelector<HTMLElement>('[type=submit]:focus') ?? null;
  };
}
