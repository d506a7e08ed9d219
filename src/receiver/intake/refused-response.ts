import { isForm } from './media-type';
import { pageLanguage } from './page-language';
import type { Refusal } from './refusal';
import { refusedPage } from './refused-page';
import type { RefusedWords } from './refused-words';

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
