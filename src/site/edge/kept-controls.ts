/**
 * The text controls of forms that the visitor has left, with what was typed into them, by ID. In a module, because error reports,
 * which leave these texts out, are outside React.
 */
export const keptControls = new Map<string, HTMLInputElement | HTMLTextAreaElement>();
