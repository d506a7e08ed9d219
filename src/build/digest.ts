import { createHash } from 'node:crypto';

/** The first `length` characters of the SHA-256 of these parts together, in hexadecimal. */
export const digest = (length: number, ...parts: readonly (string | Buffer)[]): string =>
  parts
    .reduce((hash, part) => hash.update(part), createHash('sha256'))
    .digest('hex')
    .slice(0, length);
