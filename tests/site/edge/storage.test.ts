import { readStored, removeStored, setBrokenStoreAside, writeStored } from '../../../src/site/edge/storage';

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const denied = () => {
  throw new DOMException('denied', 'SecurityError');
};

test.each(['local', 'session'] as const)('what is written to the %s store is read back until it is removed', (store) => {
  expect(readStored(store, 'key')).toBeNull();
  expect(writeStored(store, 'key', 'value')).toBe(true);
  expect(readStored(store, 'key')).toBe('value');
  removeStored(store, 'key');
  expect(readStored(store, 'key')).toBeNull();
});

test('the two stores are apart', () => {
  writeStored('local', 'key', 'value');
  expect(readStored('session', 'key')).toBeNull();
});

test.each(['__proto__', 'constructor', 'length', '', '\u0000'])('the odd key %j holds what was written and nothing else', (key) => {
  expect(readStored('local', key)).toBeNull();
  writeStored('local', key, 'value');
  expect(readStored('local', key)).toBe('value');
});

test.each(['local', 'session'] as const)('a %s store that may not even be named reads as empty and refuses quietly', (store) => {
  jest.spyOn(window, `${store}Storage`, 'get').mockImplementation(denied);
  expect(readStored(store, 'key')).toBeNull();
  expect(writeStored(store, 'key', 'value')).toBe(false);
  expect(() => removeStored(store, 'key')).not.toThrow();
});

test('a store that denies every call reads as empty and refuses quietly', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) jest.spyOn(Storage.prototype, method).mockImplementation(denied);
  expect(readStored('local', 'key')).toBeNull();
  expect(writeStored('local', 'key', 'value')).toBe(false);
  expect(() => removeStored('local', 'key')).not.toThrow();
});

test('a full store refuses and keeps what it had', () => {
  writeStored('local', 'key', 'old');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(writeStored('local', 'key', 'new')).toBe(false);
  expect(readStored('local', 'key')).toBe('old');
});

test('where there is no store at all, nothing is stored', () => {
  jest.spyOn(window, 'localStorage', 'get').mockReturnValue(undefined as unknown as Storage);
  expect(readStored('local', 'key')).toBeNull();
  expect(writeStored('local', 'key', 'value')).toBe(false);
});

test('a session store whose methods throw is set aside, so that it counts as none; a sound one stays', () => {
  const sound = window.sessionStorage;
  setBrokenStoreAside();
  expect(window.sessionStorage).toBe(sound);
  const descriptor = Object.getOwnPropertyDescriptor(window, 'sessionStorage');
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(denied);
  setBrokenStoreAside();
  expect(window.sessionStorage).toBeNull();
  if (descriptor) Object.defineProperty(window, 'sessionStorage', descriptor);
  else Reflect.deleteProperty(window, 'sessionStorage');
  expect(window.sessionStorage).toBe(sound);
});
