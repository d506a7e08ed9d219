import { withTablesOf } from '../../../src/commands/fonts/font-tables';

type Tables = Record<string, string>;

/** An SFNT font of these tables, each with a checksum made from its first letter. */
function fontOf(tables: Tables): Buffer {
  const entries = Object.entries(tables);
  const header = Buffer.alloc(12 + entries.length * 16);
  header.writeUInt16BE(entries.length, 4);
  const parts = [header];
  for (const [index, [tag, content]] of entries.entries()) {
    const entry = 12 + index * 16;
    header.write(tag, entry, 'latin1');
    header.writeUInt32BE(content.charCodeAt(0), entry + 4);
    header.writeUInt32BE(Buffer.concat(parts).length, entry + 8);
    header.writeUInt32BE(content.length, entry + 12);
    parts.push(Buffer.from(content.padEnd(Math.ceil(content.length / 4) * 4, '\0')));
  }
  return Buffer.concat(parts);
}

test.each<[string, Tables]>([
  ['are replaced', { GDEF: 'deltas', GPOS: 'kerning of all weights', glyf: 'shapes' }],
  ['that the other font lacks stay', { GPOS: 'kerning of all weights', gvar: 'changes of shapes' }],
])('the tables of a font %s', (_, tables) => {
  const other = { GDEF: 'none', GPOS: 'kerning', glyf: 'other shapes' };
  const expected = { ...tables, ...('GDEF' in tables ? { GDEF: other.GDEF } : {}), GPOS: other.GPOS };
  expect(withTablesOf(fontOf(other), ['GDEF', 'GPOS', 'gvar'], fontOf(tables))).toEqual(fontOf(expected));
});
