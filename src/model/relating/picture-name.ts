/** Whether a path below the content folder is a displayable picture, which drawings that pictures are rendered from are not. */
export const isPicture = (file: string) => /\.(png|jpe?g|webp|svg)$/i.test(file) && !/(^|\/)drawings\//.test(file);

/** Whether a picture is a vector drawing (SVG). */
export const isDrawing = (file: string) => /\.svg$/i.test(file);

/** Letters that are more than base and accent. */
const spelled: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', þ: 'th', ı: 'i' };

/** A file name that is safe in every program and URL: `Größe (1).JPG` becomes `grosse-1.jpg`. */
export function cleanName(file: string): string {
  const [, stem = file, ending = ''] = /^(.*)(\.[A-Za-z0-9]+)$/s.exec(file) ?? [];
  const plain = stem
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|['’]/gu, '')
    .replace(/[^a-z0-9]/g, (letter) => spelled[letter] ?? '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
  return `${plain || 'picture'}${ending.toLowerCase()}`;
}

/** Without differences that systems and people ignore: case, separators, letter forms, and the spelling of an extension. */
const plain = (path: string) =>
  path
    .split('/')
    .map(cleanName)
    .join('/')
    .replace(/\.jpeg$/, '.jpg');

export const isSimilar = (one: string, other: string) => plain(one) === plain(other);
