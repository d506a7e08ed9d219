/** Shorter typed texts are ignored, because they occur in too many words. */
const minLength = 3;
/** How many characters of a text are searched. */
const readLimit = 65_536;

const isLoneSurrogate = /\p{Surrogate}/gu;

/** A text as it is, in JSON, and either in a URL: with `%20` or `+` for a space, and as a browser encodes a form. */
function formsOf(text: string): Set<string> {
  const plain = [text, JSON.stringify(text).slice(1, -1)];
  const inUrls = plain.flatMap((form) => {
    // `encodeURIComponent` throws on half a surrogate pair.
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
  const forms = [...new Set(pieces)].flatMap((piece) => [...formsOf(piece)]);
  return forms.reduce((rest, form) => rest.replaceAll(form, '[typed]'), text.slice(0, readLimit));
}
