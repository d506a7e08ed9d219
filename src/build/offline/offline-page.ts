import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TFunction } from 'i18next';
import { escapeMarkup } from '../../contract/escape-markup';
import { directionOf, pathPrefix } from '../../contract/languages';
import { fullTitle } from '../../contract/search-result';
import type { BrandFacts } from '../../contract/site-data';
import { colorSchemeOf } from '../../site/theme/color-scheme';
import { readSiteData } from '../bundle/site-data';
import { outsideWords } from '../words/outside-words';

type OfflineFacts = Pick<BrandFacts, 'name' | 'logo' | 'email' | 'phone'> & {
  language: string;
  /** The path of the home page in this language. */
  home: string;
};

/** Colors by theme role. */
export type OfflineLook = Record<'ground' | 'line' | 'text' | 'textMuted' | 'link' | 'focus', string>;

const link = (href: string, text: string) => `<a href="${escapeMarkup(href)}">${escapeMarkup(text)}</a>`;

/** A string of `outside.json` with HTML in place of its values. */
function filled(t: TFunction, key: string, html: Record<string, string>): string {
  const text = escapeMarkup(t(key, { skipInterpolation: true }));
  return Object.entries(html).reduce((line, [name, markup]) => line.replaceAll(`{{${name}}}`, markup), text);
}

function contactLine({ name, email, phone }: OfflineFacts, t: TFunction): string {
  const html = { name: escapeMarkup(name), email: link(`mailto:${email}`, email) };
  if (!phone) return filled(t, 'offline.write', html);
  return filled(t, 'offline.callOrWrite', { ...html, phone: link(`tel:${phone.link}`, phone.display) });
}

/** The page for offline visitors who open a page for the first time: no scripts, no external files, and contact options. */
export function offlinePage(facts: OfflineFacts, look: OfflineLook, t: TFunction): string {
  const { name, logo } = facts;
  const brand = escapeMarkup(name);
  const ways = { again: link('', t('offline.again')), home: link(facts.home, t('offline.home')) };
  return `<!doctype html>
<html lang="${facts.language}" dir="${directionOf(facts.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(fullTitle(t('offline.title'), name))}</title>
<style>
html{background:${look.ground} 0 0/40px 40px;background-image:linear-gradient(${look.line}55 1px,transparent 1px),linear-gradient(90deg,${look.line}55 1px,transparent 1px);color:${look.text};color-scheme:${colorSchemeOf(look.ground)};font:1.125rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}
body{max-width:44rem;margin:0;padding:1.25rem clamp(1rem,5vw,5rem) 5.5rem}
.name{display:flex;gap:.5rem;align-items:center;margin:0 0 5.5rem;color:${look.text};font-weight:700;letter-spacing:-.02em}
svg{flex:none;width:auto;height:30px}
h1{margin:0 0 1.5rem;font-size:clamp(2.25rem,6vw,4rem);line-height:1.06;letter-spacing:-.02em}
p{margin:0 0 1rem;color:${look.textMuted}}
a{color:${look.link}}
[href^="tel:"]{direction:ltr;unicode-bidi:isolate;white-space:nowrap}
a:focus-visible{outline:2px solid ${look.focus};outline-offset:3px}
</style>
</head>
<body>
<main>
<p class="name"><svg viewBox="${logo.viewBox}"${logo.holdsName ? ` role="img" aria-label="${brand}"` : ' aria-hidden="true"'}>${logo.content}</svg>${logo.holdsName ? '' : brand}</p>
<h1>${escapeMarkup(t('offline.heading'))}</h1>
<p>${escapeMarkup(t('offline.explanation'))}</p>
<p>${contactLine(facts, t)}</p>
<p>${filled(t, 'offline.ways', ways)}</p>
</main>
</body>
</html>
`;
}

/** Writes `offline.html`, and one for each additional language, such as `es/offline.html`. */
export function writeOfflinePages(publicFolder: string, [first, ...further]: readonly string[], look: OfflineLook): void {
  const write = (language: string, prefix: string) => {
    const { brand, paths } = readSiteData(language);
    const home = !paths || paths.includes('/') ? `${prefix}/` : '/';
    mkdirSync(join(publicFolder, prefix), { recursive: true });
    writeFileSync(join(publicFolder, prefix, 'offline.html'), offlinePage({ ...brand, language, home }, look, outsideWords(language)));
  };
  if (first) write(first, '');
  for (const language of further) write(language, pathPrefix(language));
}
