type StoreName = 'local' | 'session';

/** The browser's store, or undefined where there is none or it is denied; merely naming it can throw. */
function storeOf(name: StoreName): Storage | undefined {
  try {
    return name === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return undefined;
  }
}

/**
 * Takes the session's store away where its methods throw: Gatsby survives a visit without one, and asks one that is there
 * without care.
 */
export function setBrokenStoreAside(): void {
  const store = storeOf('session');
  try {
    store?.removeItem('');
  } catch {
    Object.defineProperty(window, 'sessionStorage', { value: null, configurable: true });
  }
}

/** The stored text, or null where nothing is stored or the store is denied. */
export function readStored(store: StoreName, key: string): string | null {
  try {
    return storeOf(store)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Whether the text is now stored; false where the store is denied or full. */
export function writeStored(store: StoreName, key: string, value: string): boolean {
  try {
    const target = storeOf(store);
    target?.setItem(key, value);
    return target !== undefined;
  } catch {
    return false;
  }
}

export function removeStored(store: StoreName, key: string): void {
  try {
    storeOf(store)?.removeItem(key);
  } catch {
    // A denied store holds nothing that could be removed.
  }
}

/** The keys in the store that begin with `prefix`; none where the store is denied. */
export function storedKeys(store: StoreName, prefix: string): string[] {
  try {
    return Object.keys(storeOf(store) ?? {}).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
