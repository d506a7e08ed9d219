type StoreName = 'local' | 'session';

/** Returns the browser's storage, or nothing if it is denied or missing (null in some in-app browsers); even the property access can throw. */
function storeOf(name: StoreName): Storage | null | undefined {
  try {
    return name === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return undefined;
  }
}

/**
 * Replaces session storage with null if its methods throw: Gatsby works without session storage, but does not catch the
 * errors of an existing one.
 */
export function disableBrokenStorage(): void {
  const store = storeOf('session');
  try {
    store?.removeItem('');
  } catch {
    Object.defineProperty(window, 'sessionStorage', { value: null, configurable: true });
  }
}

/** Returns the stored text, or null if there is none or storage is denied. */
export function readStored(store: StoreName, key: string): string | null {
  try {
    return storeOf(store)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Returns whether the text was stored; false if storage is denied or full, or an extension made it store nothing. */
export function writeStored(store: StoreName, key: string, value: string): boolean {
  try {
    const target = storeOf(store);
    if (!target) return false;
    target.setItem(key, value);
    return target.getItem(key) === value;
  } catch {
    return false;
  }
}

export function removeStored(store: StoreName, key: string): void {
  try {
    storeOf(store)?.removeItem(key);
  } catch {
    // If denied, there is nothing to remove.
  }
}

/** Returns the stored keys that begin with `prefix`; none if storage is denied. */
export function storedKeys(store: StoreName, prefix: string): string[] {
  try {
    return Object.keys(storeOf(store) ?? {}).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
