import { type RefObject, useEffect } from 'react';

function closeAll(root: HTMLDetailsElement): void {
  root.open = false;
  for (const details of root.querySelectorAll('details')) details.open = false;
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
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('click', onFollow);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('click', onFollow);
      document.removeEventListener('keydown', onKey);
    };
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
