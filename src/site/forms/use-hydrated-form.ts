import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Returns a form's element, null until React has hydrated it, and the ref to give to it. Set in an effect: state set by a ref
 * would render all forms again, and run all effects, in the same task as the rest of hydration.
 */
export function useHydratedForm(): [HTMLFormElement | null, RefObject<HTMLFormElement>] {
  const ref = useRef<HTMLFormElement>(null);
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  useEffect(() => setForm(ref.current), []);
  return [form, ref];
}
