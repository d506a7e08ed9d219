export type Decoded = { text: string } | { problem: 'workbook' | 'notText' };

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte);

/** Decodes a file: UTF-16 with a byte order mark, UTF-8, or else the encoding that older spreadsheets write. */
export function decodeText(bytes: Uint8Array): Decoded {
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return { problem: 'workbook' };
  if (startsWith(bytes, 0xff, 0xfe)) return { text: new TextDecoder('utf-16le').decode(bytes) };
  if (startsWith(bytes, 0xfe, 0xff)) return { text: new TextDecoder('utf-16be').decode(bytes) };
  if (bytes.includes(0)) return { problem: 'notText' };
  return { text: utf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes) };
}

function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
