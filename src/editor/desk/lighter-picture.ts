import { faultOfFormat, type PictureFault, signatureBytes } from '../../model/checking/picture-fault';
import { cleanName, isDrawing } from '../../model/relating/picture-name';

/** Longest side in pixels of what is uploaded; the site shows at most 1,600. */
const longestSide = 4000;

/** A picture that is neither larger than this nor has a longer side is uploaded as it is. */
const lightBytes = 4_000_000;

const quality = 0.9;

type Size = { width: number; height: number };

/** What only a browser can do. */
export type PictureTools<Picture extends Size> = {
  /** Upright pixels; rejects if the file cannot be decoded. */
  decode: (file: Blob) => Promise<Picture>;
  /** The pixels in this size and, if the browser can write it, in this format; without the facts that a camera adds. */
  encode: (picture: Picture, size: Size, format: string, quality: number) => Promise<Blob | null>;
};

/** The size in which the longest side of a picture has at most `longest` pixels. */
export function fittedSize({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** A picture as it can be uploaded, or why it cannot. */
export type PreparedPicture = { file: File } | { fault: PictureFault };

/** Gives a picture a clean name and, if it is large, fewer pixels and bytes. Drawings and damaged pictures are left to the check on saving. */
export async function preparedPicture<Picture extends Size>(file: File, tools: PictureTools<Picture>): Promise<PreparedPicture> {
  if (isDrawing(file.name)) return { file: renamed(file, cleanName(file.name)) };
  const fault = faultOfFormat(new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer()));
  if (fault) return { fault };
  try {
    return { file: await lighter(file, tools) };
  } catch {
    return { file: renamed(file, cleanName(file.name)) };
  }
}

async function lighter<Picture extends Size>(file: File, { decode, encode }: PictureTools<Picture>): Promise<File> {
  const picture = await decode(file);
  const size = fittedSize(picture, longestSide);
  if (size.width === picture.width && size.height === picture.height && file.size <= lightBytes) return renamed(file, cleanName(file.name));
  const made = await encode(picture, size, file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp', quality);
  // A picture of few colors may be smaller as it is.
  if (!made || (made.size >= file.size && size.width === picture.width)) return renamed(file, cleanName(file.name));
  return renamed(made, cleanName(file.name).replace(/\.\w+$/, endings[made.type] ?? '.png'));
}

const endings: Readonly<Record<string, string>> = { 'image/jpeg': '.jpg', 'image/webp': '.webp' };

const renamed = (content: Blob, name: string) => new File([content], name, { type: content.type });
