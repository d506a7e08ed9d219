/** Returns a unique key: 128 random bits in hexadecimal. */
export function leadKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
