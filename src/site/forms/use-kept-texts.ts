import { useEffect } from 'react';
import { useTextsOfVisit } from '../session/kept-texts';

/** Controls that visitors type into: neither the trap nor check boxes have an ID. */
const textControls = 'input[id], textarea[id]';

/**
 * Fills a form with what the visitor typed before going to another page, and calls `onFilled` if there was something. Keeps the controls
 * rather than their texts, because a form that was sent is emptied, maybe only after the visitor has left.
 */
export function useKeptTexts(form: HTMLFormElement | null, onFilled: () => void): void {
  const kept = useTextsOfVisit();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function changes on every render; this runs once for each form
  useEffect(() => {
    if (!form || !kept) return;
    const controls = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(textControls)];
    const left = controls.filter(({ id, value }) => value === '' && kept.get(id)?.value);
    for (const control of left) control.value = kept.get(control.id)?.value ?? '';
    if (left.length > 0) onFilled();
    return () => {
      for (const control of controls) kept.set(control.id, control);
    };
  }, [form, kept]);
}
