/**
 * Named texts that pages share with the service worker, which cannot access local storage. Cache Storage accepts any
 * response under any URL of the site; these URLs are never requested. All functions reject if access is denied.
 */
const keyOf = (name: string) => `/${encodeURIComponent(name)}`;
const nameOf = ({ url }: Request) => decodeURIComponent(new URL(url).pathname.slice(1));

/** Resolves to all texts of a store by name; does not create the store. */
export async function readShared(store: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  if (!(await caches.has(store))) return texts;
  const cache = await caches.open(store);
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    if (response) texts.set(nameOf(request), await response.text());
  }
  return texts;
}

export async function writeShared(store: string, name: string, text: string): Promise<void> {
  const cache = await caches.open(store);
  await cache.put(keyOf(name), new Response(text));
}

export async function removeShared(store: string, name: string): Promise<void> {
  if (!(await caches.has(store))) return;
  const cache = await caches.open(store);
  await cache.delete(keyOf(name));
}
