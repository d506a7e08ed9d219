import type { Finding } from '../problems';
import { asJpeg } from '../schemas/heic';

const maxBytes = 15_000_000;
/** Longest side in pixels: roughly the largest that phones take. Nothing is displayed wider than 1,600, and decoding takes four bytes per pixel. */
const maxPixels = 8192;

/** Bytes to read from the start of a file to recognize its format. */
export const signatureBytes = 32;

const photographs = 'a PNG, JPEG or WebP picture';
const kinds: [signature: RegExp, kind: string][] = [
  [/^\x89PNG/, 'png'],
  [/^\xff\xd8\xff/, 'jpeg'],
  [/^RIFF.{4}WEBP/s, 'webp'],
  [/^.{4}ftyp(hei|hev|mif1|msf1)/s, 'a photo in HEIC format'],
  [/^.{4}ftypavi[fs]/s, 'a picture in AVIF format'],
  [/^GIF8/, 'a picture in GIF format'],
  [/^(II\*.|MM.\*)/s, 'a picture in TIFF format'],
  [/^BM/, 'a picture in BMP format'],
  [/^%PDF/, 'a PDF document'],
  [/^(\xef\xbb\xbf)?\s*<(\?xml|!DOCTYPE svg|!--|svg)/i, 'an SVG drawing with another file extension'],
  [/^[\s -~]+$/, 'a text file'],
];

/** Whether a WebP file has the flag for animations in its extended header. */
const isAnimated = (text: string) => /^RIFF.{4}WEBPVP8X/s.test(text) && (text.charCodeAt(20) & 2) !== 0;

const smaller = 'scale it down to 4000 pixels, or upload it in the editor, which does that';

/** A fault recognizable from a file's size and first bytes, before decoding; `undefined` if there is none. */
export function faultOfFile(bytes: number, start: Uint8Array): Finding | undefined {
  return faultOfFormat(start) ?? faultOfSize(bytes);
}

function faultOfSize(bytes: number): Finding | undefined {
  if (bytes <= maxBytes) return undefined;
  return { found: `a file of ${Math.ceil(bytes / 1_000_000)} MB`, expected: `at most ${maxBytes / 1_000_000} MB: ${smaller}` };
}

/** The fault that a file's first bytes reveal, regardless of its name; undefined if they reveal none. */
export function faultOfFormat(start: Uint8Array): Finding | undefined {
  if (start.length === 0) return { found: 'an empty file', expected: photographs };
  const text = String.fromCharCode(...start.slice(0, signatureBytes));
  const kind = kinds.find(([signature]) => signature.test(text))?.[1];
  // Pages would show its first picture only.
  if (isAnimated(text)) return { found: 'an animated picture', expected: 'a picture that does not move: export one frame' };
  if (kind && /^(png|jpeg|webp)$/.test(kind)) return undefined;
  if (kind?.includes('HEIC')) return { found: kind, expected: asJpeg };
  return { found: kind ?? 'a file that is not a picture', expected: photographs };
}

/** A fault in a picture's dimensions; `undefined` if there is none. */
export function faultOfPixels({ width, height }: { width: number; height: number }): Finding | undefined {
  if (Math.max(width, height) <= maxPixels) return undefined;
  return { found: `a picture of ${width} × ${height} pixels`, expected: `at most ${maxPixels} pixels on each side: ${smaller}` };
}

/** A picture with a valid signature whose pixels cannot be decoded. */
export const damaged: Finding = { found: 'a damaged picture, which is cut off or cannot be decoded', expected: 'the complete file' };
