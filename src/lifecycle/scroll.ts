/** Below these a new page starts at its top; elsewhere the position stays. */
const topPrefixes = ['/services', '/blog'];

export type Arrival = {
  pathname: string;
  /** With its `#`, empty where there is none. */
  hash: string;
  /** Whether this history entry was left at a known position, so that the visitor comes back to it. */
  seenBefore: boolean;
};

/**
 * Whether Gatsby's scroll handler shall move the page. It then goes to the hash, to the position of the entry,
 * or to the top; it only looks whether this is true.
 */
export function mayScroll({ pathname, hash, seenBefore }: Arrival): boolean {
  return hash !== '' || seenBefore || topPrefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`));
}
