/** The longest text that is handed to a mail program, in characters; some cut off what an address may hold no more of. */
const longestDraft = 1_500;

/** An address that opens a mail to the company, with a text in it if there is one. */
export function mailAddress(email: string, text = ''): string {
  // Half of a surrogate pair cannot be encoded.
  const draft = [...text.replace(/\p{Cs}/gu, '')].slice(0, longestDraft).join('');
  return draft ? `mailto:${email}?body=${encodeURIComponent(draft)}` : `mailto:${email}`;
}
