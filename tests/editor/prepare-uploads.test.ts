/** @jest-environment jsdom */
import { TextDecoder } from 'node:util';
import { waitFor } from '@testing-library/react';
import { prepareUploads } from '../../src/editor/client/prepare-uploads';

/** What jsdom lacks. */
class Transfer {
  files: File[] = [];
  items = { add: (file: File) => this.files.push(file) };
}
/** A file that begins with these bytes; jsdom's cannot be read. */
const file = (name: string, start: string) =>
  Object.assign(new File([start], name), {
    slice: () => ({ arrayBuffer: async () => Uint8Array.from(start, (letter) => letter.charCodeAt(0)).buffer }),
  });
const received = jest.fn();

beforeAll(() => {
  Object.assign(globalThis, { DataTransfer: Transfer, TextDecoder, createImageBitmap: async () => ({ width: 300, height: 200 }) });
  prepareUploads();
  // As the editor listens: on an element above the field.
  document.body.addEventListener('change', ({ target }) => received((target as HTMLInputElement).files?.[0]?.name ?? 'no file'));
});
beforeEach(() => received.mockClear());

function choose(chosen: File | undefined, type = 'file'): HTMLInputElement {
  const input = document.body.appendChild(Object.assign(document.createElement('input'), { type }));
  Object.defineProperty(input, 'files', { value: chosen ? [chosen] : [], writable: true });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  return input;
}

test('the editor gets a chosen picture once, with a clean name', async () => {
  choose(file('IMG_2041 Büro.JPG', '\xff\xd8\xff\xe1'));
  expect(received).not.toHaveBeenCalled();
  await waitFor(() => expect(received).toHaveBeenCalled());
  expect(received.mock.calls).toEqual([['img-2041-buro.jpg']]);
});

test('the editor gets other changes at once', () => {
  choose(undefined);
  choose(undefined, 'checkbox');
  expect(received.mock.calls).toEqual([['no file'], ['no file']]);
});

test('a picture that cannot be used is refused with its name, and the editor does not get it', async () => {
  const alert = jest.spyOn(window, 'alert').mockReturnValue();
  choose(file('IMG_2042.jpg', '\0\0\0\x18ftypheic'));
  await waitFor(() => expect(alert).toHaveBeenCalled());
  expect(alert.mock.calls).toEqual([[expect.stringMatching(/^IMG_2042\.jpg: found a photo in HEIC format; expected JPEG: .*\.$/)]]);
  expect(received).not.toHaveBeenCalled();
});
