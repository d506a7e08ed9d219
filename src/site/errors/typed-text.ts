/** Shorter typed texts are ignored, because they occur in too many words. */
const minLength = 3;
/** How many characters of a text are searched, and how many all the searches in it may read together. */
const readLimit = 65_536;
const searchLimit = 500 * readLimit;
/** How many times longer a typed text can be in a URL: a Chinese character takes nine. */
const growth = 9;

const isLoneSurrogate = /\p{Surrogate}/gu;

/** A text as it is, in JSON, and either in a URL: with `%20` or `+` for a space, and as a browser encodes a form. */
function formsOf(text: string): Set<string> {
  const plain = [text, JSON.stringify(text).slice(1, -1)];
  const inUrls = plain.flatMap((form) => {
    // Without a replacement, half a character is an error for this function.
    const encoded = encodeURIComponent(form.replace(isLoneSurrogate, '\uFFFD'));
    return [encoded, encoded.replaceAll('%20', '+'), new URLSearchParams([['', form]]).toString().slice(1)];
  });
  return new Set([...plain, ...inUrls]);
}

/**
 * Replaces what visitors have typed, and each of its lines, in the forms in which they get into messages. The longest come
 * first, because a short text may be a part of a longer one, whose rest would stay.
 */
export function replaceTyped(text: string, typed: readonly string[]): string {
  const pieces = typed
    .flatMap((entry) => [entry, ...entry.split('\n')])
    .map((piece) => piece.trim())
    .filter(({ length }) => length >= minLength)
    .sort((one, other) => other.length - one.length);
  const read = text.slice(0, readLimit);
  const replaced = [...new Set(pieces)]
    .filter(({ length }) => length <= read.length)
    .slice(0, searchLimit / Math.max(read.length, 1))
    .flatMap((piece) => [...formsOf(piece)])
    .reduce((rest, form) => rest.replaceAll(form, '[typed]'), read);
  if (read === text) return replaced;
  // The end of what was read may be the beginning of a typed text, which was not found.
  return replaced.slice(0, Math.max(replaced.length - growth * (pieces[0]?.length ?? 0), 0));
}
