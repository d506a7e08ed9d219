/** @jest-environment jsdom */
import { disableBrokenStorage, readStored, removeStored, writeStored } from '../../../src/site/edge/storage';

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const denied = () => {
  throw new DOMException('denied', 'SecurityError');
};

test.each(['local', 'session'] as const)('a value written to the %s store can be read until it is removed', (store) => {
  expect(readStored(store, 'key')).toBeNull();
  expect(writeStored(store, 'key', 'value')).toBe(true);
  expect(readStored(store, 'key')).toBe('value');
  removeStored(store, 'key');
  expect(readStored(store, 'key')).toBeNull();
});

test('the local and session stores are separate', () => {
  writeStored('local', 'key', 'value');
  expect(readStored('session', 'key')).toBeNull();
});

test.each(['__proto__', 'constructor', 'length', '', '\u0000'])('the unusual key %j holds only the written value', (key) => {
  expect(readStored('local', key)).toBeNull();
  writeStored('local', key, 'value');
  expect(readStored('local', key)).toBe('value');
});

test.each(['local', 'session'] as const)('a %s store that throws on access reads as empty and fails writes silently', (store) => {
  jest.spyOn(window, `${store}Storage`, 'get').mockImplementation(denied);
  expect(readStored(store, 'key')).toBeNull();
  expect(writeStored(store, 'key', 'value')).toBe(false);
  expect(() => removeStored(store, 'key')).not.toThrow();
});

test('a store whose methods throw reads as empty and fails writes silently', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) jest.spyOn(Storage.prototype, method).mockImplementation(denied);
  expect(readStored('local', 'key')).toBeNull();
  expect(writeStored('local', 'key', 'value')).toBe(false);
  expect(() => removeStored('local', 'key')).not.toThrow();
});

test('a store that an extension made store nothing fails writes', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {});
  expect(writeStored('local', 'key', 'value')).toBe(false);
});

test('a full store rejects a write and keeps the old value', () => {
  writeStored('local', 'key', 'old');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(writeStored('local', 'key', 'new')).toBe(false);
  expect(readStored('local', 'key')).toBe('old');
});

test.each([undefined, null])('when localStorage is %s, reads are empty and writes fail', (missing) => {
  jest.spyOn(window, 'localStorage', 'get').mockReturnValue(missing as unknown as Storage);
  expect(readStored('local', 'key')).toBeNull();
  expect(writeStored('local', 'key', 'value')).toBe(false);
});

test('a session store whose methods throw is replaced with null; a working one stays', () => {
  const sound = window.sessionStorage;
  disableBrokenStorage();
  expect(window.sessionStorage).toBe(sound);
  const descriptor = Object.getOwnPropertyDescriptor(window, 'sessionStorage');
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(denied);
  disableBrokenStorage();
  expect(window.sessionStorage).toBeNull();
  if (descriptor) Object.defineProperty(window, 'sessionStorage', descriptor);
  else Reflect.deleteProperty(window, 'sessionStorage');
  expect(window.sessionStorage).toBe(sound);
});
