export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** The text controls of forms that the visitor has left, with what was typed into them, by ID; a full page load forgets them. */
export const keptControls = new Map<string, TextControl>();

/** Whether a full page load would lose text that the visitor typed on an earlier page. */
export const hasKeptText = () => [...keptControls.values()].some(({ value }) => value !== '');

/** The controls that visitors type into: neither the trap nor checkboxes have an ID. */
export const textControlsIn = (root: ParentNode) => [...root.querySelectorAll<TextControl>('input[id], textarea[id]')];

/** Keeps the controls of the HTML, whose elements React replaces if an extension, a translator or a proxy has changed them. */
export function keepControlsOf(html: ParentNode): void {
  for (const control of textControlsIn(html)) keptControls.set(control.id, control);
}
