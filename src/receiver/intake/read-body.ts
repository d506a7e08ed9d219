import { Buffer } from 'node:buffer';
import { Refusal } from './refusal';

/** The limit in the contract. */
const maxBytes = 262_144;

/** Reads a body whole, of known length or chunked; null if it is larger than `most` bytes. */
export async function bytesOf(request: Request, most: number): Promise<Buffer | null> {
  if (Number(request.headers.get('Content-Length')) > most) return null;
  if (!request.body) return Buffer.alloc(0);
  const parts: Uint8Array[] = [];
  let size = 0;
  // The stream type lacks its iterator where the browser's types are loaded too.
  for await (const part of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += part.byteLength;
    if (size > most) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Returns the text of a UTF-8 body. Throws a `Refusal` if it is too large, compressed or in another encoding. */
export async function readBody(request: Request): Promise<string> {
  if (request.headers.get('Content-Encoding')) throw new Refusal(415, 'A lead must not be compressed.');
  const charset = /charset\s*=\s*"?([^\s;"]+)/i.exec(request.headers.get('Content-Type') ?? '')?.[1];
  if (charset && !/^utf-?8$/i.test(charset)) throw new Refusal(415, 'A lead must be encoded in UTF-8.');
  const bytes = await bytesOf(request, maxBytes);
  if (!bytes) throw new Refusal(413, `A lead can be at most ${maxBytes / 1_024} KiB.`);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Refusal(400, 'A lead must be encoded in UTF-8.');
  }
}
