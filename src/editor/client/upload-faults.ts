import type { PictureFaults } from '../../model/checking/picture-faults';
import { damaged, faultOfFile, faultOfPixels, signatureBytes } from '../../model/checking/picture-rules';
import type { Finding } from '../../model/problems';
import { isDrawing, isPicture } from '../../model/reading/picture-name';
import { cleanSvg } from '../../model/svg/clean-svg';

/** A picture of an entry, as stored by Decap; `file` is set from its upload until the entry is saved. */
type Upload = { path: string; file?: Blob };

/** Decodes a picture to get its size; rejects if it cannot be decoded. */
type Decode = (file: Blob) => Promise<{ width: number; height: number }>;

/** The pictures uploaded for an entry that the site could not display, by path relative to `place`, the content folder. */
export async function uploadFaults(uploads: readonly Upload[], place: string, decode: Decode = createImageBitmap): Promise<PictureFaults> {
  const found = uploads.map(async ({ path, file }) => {
    const name = path.replace(`${place}/`, '').replace(/^\//, '');
    const fault = file && isPicture(name) ? await faultOf(name, file, decode) : undefined;
    return fault ? [[name, fault] as const] : [];
  });
  return new Map((await Promise.all(found)).flat());
}

async function faultOf(name: string, file: Blob, decode: Decode): Promise<Finding | undefined> {
  if (isDrawing(name)) return faultOfDrawing(await file.text());
  const fault = faultOfFile(file.size, new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer()));
  if (fault) return fault;
  try {
    return faultOfPixels(await decode(file));
  } catch {
    return damaged;
  }
}

/** What the site does not display in an SVG file; undefined if it displays everything. */
export function faultOfDrawing(text: string): Finding | undefined {
  const [first] = cleanSvg(text).problems;
  return first && { found: `a drawing with ${first.found} in line ${first.line}`, expected: first.expected };
}
