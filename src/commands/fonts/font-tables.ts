/** A table of an SFNT font: its four-letter tag, checksum and content. */
type Table = { tag: string; checksum: number; content: Buffer };

// https://learn.microsoft.com/en-us/typography/opentype/spec/otff#organization-of-an-opentype-font
const headerBytes = 12;
const entryBytes = 16;

function tablesOf(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const entry = headerBytes + index * entryBytes;
    const [start, length] = [font.readUInt32BE(entry + 8), font.readUInt32BE(entry + 12)];
    return {
      tag: font.toString('latin1', entry, entry + 4),
      checksum: font.readUInt32BE(entry + 4),
      content: font.subarray(start, start + length),
    };
  });
}

/** Returns `font` with the tables of these tags taken from `other`, where both have them. Both are SFNT fonts with the same glyphs. */
export function withTablesOf(other: Buffer, tags: readonly string[], font: Buffer): Buffer {
  const others = new Map(tablesOf(other).map((table) => [table.tag, table]));
  const tables = tablesOf(font).map((table) => (tags.includes(table.tag) ? (others.get(table.tag) ?? table) : table));
  const directory = Buffer.from(font.subarray(0, headerBytes + tables.length * entryBytes));
  const parts = [directory];
  let start = directory.length;
  for (const [index, { checksum, content }] of tables.entries()) {
    const entry = headerBytes + index * entryBytes;
    directory.writeUInt32BE(checksum, entry + 4);
    directory.writeUInt32BE(start, entry + 8);
    directory.writeUInt32BE(content.length, entry + 12);
    // Every table begins at a multiple of four bytes.
    const padded = Buffer.concat([content, Buffer.alloc(-content.length & 3)]);
    parts.push(padded);
    start += padded.length;
  }
  return Buffer.concat(parts);
}
