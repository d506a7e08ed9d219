import { damaged, faultOfFormat, signatureBytes } from '../../model/checking/picture-rules';
import type { Finding } from '../../model/problems';
import { cleanName, isDrawing } from '../../model/reading/picture-name';
import { faultOfDrawing } from './upload-faults';

/** Longest side in pixels of an upload; the site shows at most 1,600. */
const maxSide = 4000;

/** A picture within both limits is uploaded unchanged, unless a camera stored metadata in it. */
const lightBytes = 4_000_000;

const quality = 0.9;

type Size = { width: number; height: number };

/** What only a browser can do. */
export type PictureTools<Picture extends Size> = {
  /** Upright pixels; rejects if the file cannot be decoded. */
  decode: (file: Blob) => Promise<Picture>;
  /** The pixels at this size and, if the browser can write it, in this format; without the camera's metadata. */
  encode: (picture: Picture, size: Size, format: string, quality: number) => Promise<Blob | null>;
};

/** The size at which a picture's longest side is at most `longest` pixels. */
export function fittedSize({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The bytes at the start of a JPEG file that may hold camera metadata: a segment of at most 64 kB, after a few short ones. */
const notesWithin = 256_000;

/**
 * Whether a photo contains camera metadata, such as the time, the device and often the location, written by the camera or preserved
 * by an editing program.
 */
async function hasCameraNotes(file: Blob): Promise<boolean> {
  const start = new TextDecoder('latin1').decode(await file.slice(0, notesWithin).arrayBuffer());
  return start.includes('Exif\0\0');
}

/** A picture ready to upload, or why it cannot be. */
type PreparedPicture = { file: File } | { fault: Finding };

/**
 * Gives a picture a clean name, removes camera metadata, and shrinks a large one. Faults are found here already: Decap keeps each
 * upload of an entry, and stores even those that the writer replaces after the check on save.
 */
export async function preparedPicture<Picture extends Size>(file: File, tools: PictureTools<Picture>): Promise<PreparedPicture> {
  const fault = isDrawing(file.name)
    ? faultOfDrawing(await file.text())
    : faultOfFormat(new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer()));
  if (fault) return { fault };
  if (isDrawing(file.name)) return { file: renamed(file, cleanName(file.name)) };
  return lighter(file, tools).then(
    (prepared) => ({ file: prepared }),
    () => ({ fault: damaged }),
  );
}

async function lighter<Picture extends Size>(file: File, { decode, encode }: PictureTools<Picture>): Promise<File> {
  const asItIs = renamed(file, cleanName(file.name));
  const picture = await decode(file);
  const isLong = Math.max(picture.width, picture.height) > maxSide;
  const mayStay = !isLong && !(await hasCameraNotes(file));
  if (mayStay && file.size <= lightBytes) return asItIs;
  const made = await encode(picture, fittedSize(picture, maxSide), file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp', quality);
  // A picture with few colors may be smaller unchanged.
  if (!made || (mayStay && made.size >= file.size)) return asItIs;
  return renamed(made, cleanName(file.name).replace(/\.\w+$/, endings[made.type] ?? '.png'));
}

const endings: Readonly<Record<string, string>> = { 'image/jpeg': '.jpg', 'image/webp': '.webp' };

const renamed = (content: Blob, name: string) => new File([content], name, { type: content.type });
