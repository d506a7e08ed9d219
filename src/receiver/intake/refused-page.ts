import { escapeMarkup } from '../../contract/escape-markup';

/** What visitors without JavaScript see if a form was not accepted. The browser kept their input. */
export const refusedPage = (sentence: string) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Not sent</title>
<h1>Your message was not sent</h1>
<p>${escapeMarkup(sentence)}</p>
<p>Go back in your browser: what you typed is still there. Then try again.</p>
</html>
`;
