/** Whether a path below the content folder is a displayable picture, which drawings that pictures are rendered from are not. */
export const isPicture = (file: string) => /\.(png|jpe?g|webp|svg)$/i.test(file) && !/(^|\/)drawings\//.test(file);

/** Folders of drawings that pages embed as SVG, with the colors of the site; as pictures of their own they would have none. */
export const drawingFolders = ['brand', 'illustrations', 'marks'] as const;

/** Whether a file lies where the build makes pictures for pages from it. */
export const isForPages = (file: string) => !drawingFolders.some((folder) => file.startsWith(`${folder}/`));

/** Whether a picture is a vector drawing (SVG). */
export const isDrawing = (file: string) => /\.svg$/i.test(file);

/** Letters that are more than base and accent. */
const spelled: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', þ: 'th', ı: 'i' };

/** A short text that differs for different texts (FNV-1a, 32 bits). */
function codeOf(text: string): string {
  const hash = [...text].reduce((sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5);
  return (hash >>> 0).toString(36);
}

/**
 * A file name that is safe in every program and URL: `Größe (1).JPG` becomes `grosse-1.jpg`. Letters of other
 * scripts are left out, and a code takes their place, so that `東京.jpg` and `大阪.jpg` do not become the same file.
 */
export function cleanName(file: string): string {
  const [, stem = file, ending = ''] = /^(.*)(\.[A-Za-z0-9]+)$/s.exec(file) ?? [];
  const letters = stem.normalize('NFKD').toLowerCase();
  const latin = letters.replace(/\p{M}|['’]/gu, '').replace(/[^a-z0-9]/g, (letter) => spelled[letter] ?? letter);
  const plain = latin.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  const code = /[^\p{ASCII}]/u.test(latin.replace(/[\p{P}\p{S}\p{Z}]/gu, '')) ? codeOf(letters) : '';
  return `${[plain || 'picture', ...(code ? [code] : [])].join('-')}${ending.toLowerCase()}`;
}

/** Without differences that systems and people ignore: case, separators, letter forms, and the spelling of an extension. */
const plain = (path: string) =>
  path
    .split('/')
    .map(cleanName)
    .join('/')
    .replace(/\.jpeg$/, '.jpg');

export const isSimilar = (one: string, other: string) => plain(one) === plain(other);
