/** Escapes a text for use between tags or in a double-quoted attribute of HTML or XML. */
export const escapeMarkup = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The text that `escapeMarkup` escaped. */
export const unescapeMarkup = (markup: string): string => markup.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => signs[name] ?? '');
