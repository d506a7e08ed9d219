import { type RefObject, useEffect } from 'react';

/** Whether its content is always shown, as where styles hide its summary (`always-open.ts`). */
function isAlwaysOpen(root: HTMLDetailsElement): boolean {
  const summary = root.querySelector('summary');
  return summary !== null && getComputedStyle(summary).display === 'none';
}

function closeAll(root: HTMLDetailsElement): void {
  if (!isAlwaysOpen(root)) root.open = false;
  for (const details of root.querySelectorAll('details')) details.open = false;
}

/**
 * Closes the other `details` of the same name, as current browsers do; in Chrome before 120, Firefox before 130 and Safari before
 * 17.2, two submenus would be open at once, one over the other.
 */
function closeNamesakes(root: HTMLDetailsElement, opened: HTMLDetailsElement): void {
  for (const details of root.querySelectorAll<HTMLDetailsElement>('details[open][name]'))
    if (details !== opened && details.getAttribute('name') === opened.getAttribute('name')) details.open = false;
}

/** Closes a `details` and those nested in it on Escape, on a press outside, and when one of its links is followed. */
export function useDismissibleDetails(ref: RefObject<HTMLDetailsElement>): void {
  useEffect(() => {
    const onPress = ({ target }: Event) => {
      const root = ref.current;
      if (root && target instanceof Node && !root.contains(target)) closeAll(root);
    };
    const onFollow = ({ target }: Event) => {
      if (ref.current && target instanceof Element && ref.current.contains(target) && target.closest('a')) closeAll(ref.current);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') dismiss(ref.current);
    };
    const onToggle = ({ target }: Event) => {
      if (ref.current && target instanceof HTMLDetailsElement && target.open) closeNamesakes(ref.current, target);
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerdown', onPress, { signal });
    document.addEventListener('click', onFollow, { signal });
    document.addEventListener('keydown', onKey, { signal });
    // It does not bubble.
    document.addEventListener('toggle', onToggle, { capture: true, signal });
    return () => listening.abort();
  }, [ref]);
}

/** Closes the open `details` around the focus, and returns the focus to the summary that opened it. */
function dismiss(root: HTMLDetailsElement | null): void {
  if (!root) return;
  const opened = [...root.querySelectorAll('details[open]'), ...(root.open ? [root] : [])][0];
  const held = root.contains(document.activeElement);
  closeAll(root);
  if (held) opened?.querySelector('summary')?.focus();
}
