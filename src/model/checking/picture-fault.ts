/** Why a file cannot be displayed as a picture. */
export type PictureFault = { found: string; expected: string };

const mostBytes = 15_000_000;
/** Longest side in pixels. Nothing is displayed wider than 1,600, and decoding takes four bytes per pixel. */
const mostPixels = 8000;

/** Bytes to read from the start of a file to recognize its format. */
export const signatureBytes = 32;

const photographs = 'a PNG, JPEG or WebP picture';
const kinds: [signature: RegExp, kind: string][] = [
  [/^\x89PNG/, 'png'],
  [/^\xff\xd8\xff/, 'jpeg'],
  [/^RIFF.{4}WEBP/s, 'webp'],
  [/^.{4}ftyp(hei|hev|mif1|msf1)/s, 'a photograph in the format HEIC'],
  [/^.{4}ftypavi[fs]/s, 'a picture in the format AVIF'],
  [/^GIF8/, 'a picture in the format GIF'],
  [/^(II\*.|MM.\*)/s, 'a picture in the format TIFF'],
  [/^BM/, 'a picture in the format BMP'],
  [/^%PDF/, 'a PDF document'],
  [/^(\xef\xbb\xbf)?\s*<(\?xml|!DOCTYPE svg|!--|svg)/i, 'a drawing (SVG) under the name of a picture'],
  [/^[\s -~]+$/, 'a text'],
];

/** A fault recognizable from a file's size and first bytes, before decoding; `undefined` if there is none. */
export function faultOfFile(bytes: number, start: Uint8Array): PictureFault | undefined {
  if (bytes === 0) return { found: 'an empty file', expected: photographs };
  if (bytes > mostBytes) return { found: `a file of ${Math.ceil(bytes / 1_000_000)} MB`, expected: `at most ${mostBytes / 1_000_000} MB` };
  const text = String.fromCharCode(...start.slice(0, signatureBytes));
  const kind = kinds.find(([signature]) => signature.test(text))?.[1];
  if (kind && /^(png|jpeg|webp)$/.test(kind)) return undefined;
  if (kind?.includes('HEIC')) return { found: kind, expected: 'JPEG; a phone exports it as “most compatible”' };
  return { found: kind ?? 'a file that is no picture', expected: photographs };
}

/** A fault in a picture's dimensions; `undefined` if there is none. */
export function faultOfPixels({ width, height }: { width: number; height: number }): PictureFault | undefined {
  if (Math.max(width, height) <= mostPixels) return undefined;
  return { found: `a picture of ${width} × ${height} pixels`, expected: `at most ${mostPixels} on each side` };
}

/** A picture with a valid signature whose pixels cannot be decoded. */
export const damaged: PictureFault = { found: 'a damaged picture, which ends too early or cannot be decoded', expected: 'the whole file' };
