import { Buffer } from 'node:buffer';
import { Refusal } from './refusal';

/** The limit in the contract. */
const maxBytes = 262_144;

const tooLarge = () => new Refusal(413, `A lead can be at most ${maxBytes / 1_024} KiB.`);

async function bytesOf(request: Request): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  if (!request.body) return new Uint8Array();
  // The stream type lacks its iterator where the browser's types are loaded too.
  for await (const part of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += part.byteLength;
    if (size > maxBytes) throw tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Returns the text of a UTF-8 body. Throws a `Refusal` if it is too large, compressed or in another encoding. */
export async function readBody(request: Request): Promise<string> {
  if (Number(request.headers.get('Content-Length')) > maxBytes) throw tooLarge();
  if (request.headers.get('Content-Encoding')) throw new Refusal(415, 'A lead must not be compressed.');
  const charset = /charset\s*=\s*"?([^\s;"]+)/i.exec(request.headers.get('Content-Type') ?? '')?.[1];
  if (charset && !/^utf-?8$/i.test(charset)) throw new Refusal(415, 'A lead must be encoded in UTF-8.');
  const bytes = await bytesOf(request);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Refusal(400, 'A lead must be encoded in UTF-8.');
  }
}
