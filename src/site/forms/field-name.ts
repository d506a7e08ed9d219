/** Returns the name of the field that an element belongs to: a control, or the toggle of a group of controls. */
export function fieldNameOf(element: EventTarget | null): string | null {
  if (!(element instanceof Element)) return null;
  return element.getAttribute('name') ?? element.closest('[data-field]')?.getAttribute('data-field') ?? null;
}
