import { parseAccept } from 'hono/utils/accept';
import { unknownLanguage } from '../../contract/languages';

/** The code of a language, such as `es` or `pt-BR`. */
const code = /^[a-z]{2,8}(-[a-z\d]{1,8}){0,3}$/i;

/** Returns the known language that fits best: the same one, one without the region, or one of another region. */
function fitting(known: readonly string[], wanted: string): string | undefined {
  if (!code.test(wanted)) return undefined;
  const parts = wanted.toLowerCase().split('-');
  const candidates = parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
  const exact = candidates.flatMap((each) => known.find((one) => one.toLowerCase() === each) ?? []);
  return exact[0] ?? known.find((one) => one.toLowerCase().split('-')[0] === parts[0]);
}

/**
 * Chooses the language in which to answer a visitor: the one their page was in, otherwise the best match for their
 * `Accept-Language` header, otherwise English, otherwise the first known one. Undefined only if no language is known.
 */
export function pageLanguage(known: readonly string[], posted: string, accepted: string): string | undefined {
  const accept = parseAccept(accepted).flatMap(({ type, q }) => (q > 0 ? [type] : []));
  const [best] = [posted, ...accept, unknownLanguage].flatMap((wanted) => fitting(known, wanted) ?? []);
  return best ?? known[0];
}
