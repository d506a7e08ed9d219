import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../../src/model/reading/files-below';

/** Declarations that would not be mirrored in a language that runs from right to left: one side, or four sides of which left and right differ. */
const oneSided =
  /(?:^|[\s;{])(?:(?:margin|padding)-(?:left|right):|text-align: (?:left|right)|box-shadow: inset -?[1-9]\S* 0 0 |(?:margin|padding|inset): *(\S+) (\S+) (\S+) (?!\2;)(\S+);)[^;\n]*/g;

const sourcesWith = (folder: string) => filesBelow(folder).filter((file) => /\.tsx?$/.test(file));

test('styles name the start and end of a line, not left and right', () => {
  const found = sourcesWith('src/site').flatMap((file) =>
    [...readFileSync(join('src/site', file), 'utf8').matchAll(oneSided)].map(([declaration]) => `${file}: ${declaration.trim()}`),
  );
  expect(found).toEqual([]);
});
