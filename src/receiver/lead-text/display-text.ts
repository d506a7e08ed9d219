/** Control characters, and those that reverse text direction: in a name or an address they only deceive. */
const deceptive = /(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** Returns a visitor's text with deceptive characters made visible; line breaks stay. */
export const sanitizedText = (text: string): string => text.replace(/\r\n?/g, '\n').replace(deceptive, '\uFFFD');

/** Returns the beginning of a text on one line. */
export function truncated(text: string, most: number): string {
  const line = [...sanitizedText(text).replace(/\s+/g, ' ').trim()];
  if (line.length <= most) return line.join('');
  const start = line.slice(0, most - 1).join('');
  return `${start.trimEnd()}…`;
}

const email = /^[^\s@<>()[\]\\,;:"&?%=]+@[^\s@<>()[\]\\,;:"&?%=]+\.[^\s@<>()[\]\\,;:"&?%=]+$/;

/** Whether a text is an email address that can go into a mailto link unchanged. */
export const isEmail = (text: string): boolean => text.length <= 254 && email.test(text);
