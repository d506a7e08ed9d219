import { unescapeMarkup } from '../../contract/escape-markup';
import type { BuiltPicture } from './built-picture';

/** Rendered width of a picture in a body: the text column's. */
const sizes = '(min-width: 48rem) 42rem, 100vw';

/** Names of files are escaped: `R&amp;D.png` is the file `R&D.png`. */
const image = /<img src="([^"]+)" alt="([^"]*)">/g;

/** Replaces the pictures in a body's HTML with the formats and sizes of the build; unknown pictures stay unchanged. */
export async function withBuiltPictures(html: string, find: (file: string) => Promise<BuiltPicture | null>): Promise<string> {
  const files = new Set([...html.matchAll(image)].map(([, file = '']) => file));
  const built = new Map(await Promise.all([...files].map(async (file) => [file, await find(unescapeMarkup(file))] as const)));
  return html.replace(image, (asItIs, file: string, alt: string) => {
    const picture = built.get(file);
    return picture ? markupOf(picture, alt) : asItIs;
  });
}

function markupOf({ src, srcSet, sources, width, height }: BuiltPicture, alt: string): string {
  const others = sources.map((source) => `<source type="${source.type}" srcset="${source.srcSet}" sizes="${sizes}">`);
  const choice = srcSet ? ` srcset="${srcSet}" sizes="${sizes}"` : '';
  const size = `width="${width}" height="${height}"`;
  return `<picture>${others.join('')}<img src="${src}"${choice} alt="${alt}" ${size} loading="lazy" decoding="async"></picture>`;
}
