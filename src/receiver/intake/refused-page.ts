import { escapeMarkup } from '../../contract/escape-markup';
import { translatorOf } from '../../contract/translator';

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
