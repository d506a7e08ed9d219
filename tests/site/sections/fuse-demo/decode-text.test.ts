import fc from 'fast-check';
import { decodeText } from '../../../../src/site/sections/fuse-demo/decode-text';

const bytesOf = (text: string, encoding: BufferEncoding) => new Uint8Array(Buffer.from(text, encoding));

test.each([
  ['UTF-8', bytesOf('Inês', 'utf8'), 'Inês'],
  ['the legacy encoding of older spreadsheets', new Uint8Array([0x49, 0x6e, 0xea, 0x73]), 'Inês'],
  ['little-endian UTF-16 with its byte order mark', new Uint8Array([0xff, 0xfe, ...bytesOf('Inês', 'utf16le')]), 'Inês'],
  ['big-endian UTF-16 with its byte order mark', new Uint8Array([0xfe, 0xff, 0, 0x49, 0, 0x6e]), 'In'],
])('%s is decoded', (_, bytes, text) => {
  expect(decodeText(bytes)).toEqual({ text });
});

test.each([
  ['an XLSX workbook', [0x50, 0x4b, 3, 4, 20, 0], 'workbook'],
  ['a legacy workbook', [0xd0, 0xcf, 0x11, 0xe0, 0xa1], 'workbook'],
  ['an image', [0x89, 0x50, 0x4e, 0x47, 0, 0], 'notText'],
])('%s is rejected with the matching problem', (_, bytes, problem) => {
  expect(decodeText(new Uint8Array(bytes))).toEqual({ problem });
});

test('every UTF-8 text without null characters is decoded unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      fc.pre(!text.includes('\0') && !text.startsWith('\uFEFF') && !text.startsWith('PK\u0003\u0004'));
      expect(decodeText(bytesOf(text, 'utf8'))).toEqual({ text });
    }),
  );
});
