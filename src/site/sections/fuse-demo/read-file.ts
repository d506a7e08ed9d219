import { decodeText } from './decode-text';
import { limits, readSheet, type SheetRead } from './read-sheet';

/** Reads a chosen file in the browser; never rejects. For `nameOf` see `readSheet`. */
export async function readFile(file: File, nameOf: (position: number) => string): Promise<SheetRead> {
  if (file.size > limits.bytes) return { problem: { code: 'tooLarge', value: Math.ceil(file.size / 1024) } };
  try {
    const decoded = decodeText(new Uint8Array(await file.arrayBuffer()));
    return 'text' in decoded ? readSheet(decoded.text, nameOf) : { problem: { code: decoded.problem } };
  } catch {
    return { problem: { code: 'unreadable' } };
  }
}
