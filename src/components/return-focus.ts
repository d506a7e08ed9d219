/** Gives the focus back to what opened something; where that is hidden by now, to the button of the menu it stands in. */
export function returnFocus(opener: HTMLElement | null): void {
  opener?.focus();
  if (!opener || document.activeElement === opener) return;
  opener.closest('details')?.querySelector('summary')?.focus();
}
