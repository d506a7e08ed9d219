import satori from 'satori';
import { readOpenGraphFonts } from './open-graph-fonts';
import { drawable } from './open-graph-image-words';

/**
 * The different letters of `texts`. Each different word is split on its own, because Node copies the whole text into each segment:
 * the texts of a thousand pages, split as one, do not fit into memory.
 */
function lettersOf(texts: readonly string[]): ReadonlySet<string> {
  const segmenter = new Intl.Segmenter();
  const words = new Set(texts.flatMap((text) => drawable(text).split(' ')));
  return new Set([...words].flatMap((word) => [...segmenter.segment(word)].map(({ segment }) => segment)));
}

/** Returns the letters of `texts` that no font of Open Graph images has; they are drawn as empty boxes. */
async function missingLetters(texts: readonly string[]): Promise<string[]> {
  const missing = new Set<string>();
  const box = { type: 'div', props: { children: [...lettersOf(texts)].join('') } };
  await satori(box as unknown as Parameters<typeof satori>[0], {
    width: 100,
    height: 100,
    fonts: readOpenGraphFonts(),
    // Satori asks here for fonts of all letters that it cannot draw.
    loadAdditionalAsset: async (_, letters) => {
      for (const letter of lettersOf([letters])) missing.add(letter);
      return [];
    },
  });
  return [...missing];
}

const maxShown = 20;

/** A warning if no font of Open Graph images has some letters of `texts`. */
export async function missingLettersWarning(texts: readonly string[]): Promise<string | undefined> {
  const letters = await missingLetters(texts);
  if (letters.length === 0) return undefined;
  const more = letters.length > maxShown ? ` and ${letters.length - maxShown} more` : '';
  return `Open Graph images show empty boxes instead of ${letters.slice(0, maxShown).join(' ')}${more}: set a font that has these letters in src/site/theme/font-packages.ts (docs/make-it-yours.md, Your languages).`;
}
