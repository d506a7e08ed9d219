import { escapeMarkup } from '../../contract/escape-markup';

/** What a visitor without JavaScript sees if a form could not be taken. The browser kept what was typed. */
export const refusedPage = (sentence: string) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Not sent</title>
<h1>Your message was not sent</h1>
<p>${escapeMarkup(sentence)}</p>
<p>Go back in your browser: what you typed is still there. Then try again.</p>
</html>
`;
