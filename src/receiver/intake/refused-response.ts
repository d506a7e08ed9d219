import { escapeMarkup } from '../../contract/escape-markup';
import { translatorOf } from '../../contract/translator';
import { isForm } from './media-type';
import { pageLanguage } from './page-language';
import type { Refusal } from './refusal';
import type { RefusedWords } from './refused-words';

const reasons: Readonly<Record<number, string>> = { 413: 'tooLarge', 422: 'incomplete', 429: 'tooMany' };
const reasonOf = (status: number) => (status >= 500 ? 'failed' : (reasons[status] ?? 'unreadable'));

/** What visitors without JavaScript see if a form was not accepted, in the words of `refused-form.json`. The browser kept their input. */
export function refusedPage(status: number, language: string, words: object): string {
  const t = translatorOf(language, [words]);
  return `<!doctype html>
<html lang="${language}" dir="auto"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeMarkup(t('refusedForm.title'))}</title>
<h1>${escapeMarkup(t('refusedForm.heading'))}</h1>
<p>${escapeMarkup(t(`refusedForm.reasons.${reasonOf(status)}`))}</p>
<p>${escapeMarkup(t('refusedForm.back'))}</p>
</html>
`;
}

/** The HTML page for a visitor without JavaScript; undefined if the site's code sent the request, or if there are no strings. */
function pageFor(request: Request, status: number, posted: string, words: RefusedWords): string | undefined {
  if (!isForm(request) || !request.headers.get('Accept')?.includes('text/html')) return undefined;
  const language = pageLanguage([...words.keys()], posted, request.headers.get('Accept-Language') ?? '');
  const strings = language && words.get(language);
  return strings && refusedPage(status, language, strings);
}

/** Responds with JSON, or a page if the browser posted the form; `posted` is the language of the form's page, if known. */
export function refusedResponse(request: Request, refusal: Refusal, posted: string, words: RefusedWords): Response {
  const { status, message, retryAfterSeconds } = refusal;
  const page = pageFor(request, status, posted, words);
  const headers = new Headers({ 'Content-Type': page ? 'text/html; charset=utf-8' : 'application/json' });
  if (page) headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  if (retryAfterSeconds !== undefined) headers.set('Retry-After', String(retryAfterSeconds));
  return new Response(page ?? JSON.stringify({ error: message }), { status, headers });
}
