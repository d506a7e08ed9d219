/** What a build made of a picture's file. */
export type BuiltPicture = {
  src: string;
  /** In pixels; what the browser keeps free before the picture is there. */
  width: number;
  height: number;
  srcSet?: string | undefined;
  /** Other formats of the same picture, the best one first. */
  sources: readonly { type: string; srcSet: string }[];
};

/** How wide a picture within a text is: as the text, which is never wider than its measure. */
const sizes = '(min-width: 48rem) 42rem, 100vw';

const image = /<img src="([^"]+)" alt="([^"]*)">/g;

/** The HTML of a text with its pictures in the formats and sizes of the build; one that nobody knows stays as it is. */
export async function withBuiltPictures(html: string, find: (file: string) => Promise<BuiltPicture | undefined>): Promise<string> {
  const files = new Set([...html.matchAll(image)].map(([, file = '']) => file));
  const built = new Map(await Promise.all([...files].map(async (file) => [file, await find(file)] as const)));
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
