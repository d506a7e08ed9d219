import { escapeMarkup } from '../contract/escape-markup';
import type { PlaceholderFacts } from '../model/reading/placeholder-facts';
import { editorLanguage } from './editor-language';

export type PageFacts = {
  /** The brand name, for the title. */
  name: string;
  /** The values of placeholders. */
  brand: PlaceholderFacts;
  /** The content folder, as it appears at the start of entry paths. */
  place: string;
  /** The names of single-page entries. */
  pageNames: readonly string[];
  /** How people log in: with a token, via an OAuth service, or not at all, because files are stored on this computer. */
  login: 'token' | 'service' | 'none';
};

/** A page of the editor; `head` is markup that goes before everything that loads a file. */
export const htmlPage = (title: string, head: string, body: string) => `<!doctype html>
<html lang="${editorLanguage}">
<head>
<meta charset="utf-8">
${head}<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(title)}</title>
<link rel="icon" href="/favicon.svg">
</head>
<body>
${body}
</body>
</html>
`;

/** The editor's page. Its own script comes first, so that Decap waits for it. */
export const editorPage = ({ name, brand, place, pageNames, login }: PageFacts): string =>
  htmlPage(
    `Editor | ${name}`,
    '<link rel="stylesheet" href="/admin/phone.css">\n',
    `<script src="/admin/client.js" data-pages="${escapeMarkup(pageNames.join(' '))}" data-place="${escapeMarkup(place)}" data-brand="${escapeMarkup(JSON.stringify(brand))}" data-login="${login}"></script>\n<script src="/admin/decap-cms.js"></script>`,
  );

/** Replaces the editor if no backend is configured: an editor that cannot save would only waste someone's work. */
export const unconnectedPage = (): string =>
  htmlPage(
    'Editor',
    '',
    `<main style="max-width:40rem;margin:4rem auto;padding:0 1rem;font:1.125rem/1.6 system-ui,sans-serif">
<h1>The editor is not connected</h1>
<p>This site was built without the settings that say where the editor stores content. See <code>.env.example</code>.</p>
<p>On a computer with the project, <code>npm run edit</code> opens the editor without them.</p>
</main>`,
  );
