/** Returns the focus to the opener; if that is hidden by now, to the button of the menu that contains it. */
export function returnFocus(opener: HTMLElement | null): void {
  opener?.focus();
  if (!opener || document.activeElement === opener) return;
  opener.closest('details')?.querySelector('summary')?.focus();
}
