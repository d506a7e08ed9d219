import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isText } from '../../contract/media-types';
import type { Answer } from './host-answer';

const minBytes = 1024;

/** Compresses responses like a CDN, each text once; `quality` is brotli's, from 0 to 11. */
export function createCompression(quality: number) {
  const done = new Map<string, Promise<Buffer>>();
  return async function compressed(answer: Answer, acceptEncoding: string): Promise<Answer> {
    const type = answer.headers['content-type']?.split(';')[0] ?? '';
    if (!isText(type) || answer.body.length < minBytes) return answer;
    const headers = { ...answer.headers, vary: 'Accept-Encoding' };
    const encoding = encodingFor(acceptEncoding);
    if (!encoding) return { ...answer, headers };
    const key = `${encoding} ${answer.headers.etag ?? answer.body.toString('base64')}`;
    const body = done.get(key) ?? compress(encoding, answer.body, quality);
    done.set(key, body);
    return { ...answer, headers: { ...headers, 'content-encoding': encoding }, body: await body };
  };
}

type Encoding = 'br' | 'gzip';

function encodingFor(acceptEncoding: string): Encoding | undefined {
  if (/\bbr\b/.test(acceptEncoding)) return 'br';
  return /\bgzip\b/.test(acceptEncoding) ? 'gzip' : undefined;
}

function compress(encoding: Encoding, body: Buffer, quality: number): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(body);
  return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
