import { createHash, timingSafeEqual } from 'node:crypto';

const digestOf = (text: string) => createHash('sha256').update(text).digest();

/** Compares in constant time, wherever the texts differ. */
export const sameSecret = (one: string, other: string): boolean => timingSafeEqual(digestOf(one), digestOf(other));
