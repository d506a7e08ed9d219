/** The longest text passed to a mail program, in characters; some truncate what exceeds the limit of a URL. */
const maxDraftLength = 1_500;

/** Returns a `mailto:` URL for the company, with a body if there is a text. */
export function mailtoUrl(email: string, text = ''): string {
  // A lone surrogate cannot be encoded.
  const draft = [...text.replace(/\p{Cs}/gu, '')].slice(0, maxDraftLength).join('');
  return draft ? `mailto:${email}?body=${encodeURIComponent(draft)}` : `mailto:${email}`;
}
