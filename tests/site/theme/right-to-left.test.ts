import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../../src/model/reading/files-below';

/** Declarations that would not be mirrored in a language that runs from right to left: one side, or four sides of which left and right differ. */
const oneSided =
  /(?:^|[\s;{])(?:(?:margin|padding)-(?:left|right):|(?:text-align|float): (?:left|right)|(?:left|right): (?:-?[\d.]+(?:px|r?em)?|\$\{[^}]+\});|box-shadow: inset -?[1-9]\S* 0 0 |(?:margin|padding|inset): *(\S+) (\S+) (\S+) (?!\2;)(\S+);)[^;\n]*/g;

const sourcesWith = (folder: string) => filesBelow(folder).filter((file) => /\.tsx?$/.test(file));

test.each([
  ['margin-left: 4px;', true],
  ['text-align: right;', true],
  ['float: left;', true],
  ['left: 0;', true],
  ['right: -4px;', true],
  ['padding: 0 1px 0 2px;', true],
  ['inset: 0 0 0 auto;', true],
  ['box-shadow: inset 3px 0 0 red;', true],
  ['left: 50%;', false],
  ['padding: 0 1px 0 1px;', false],
  ['margin-inline-start: 4px;', false],
])('%s is one-sided: %s', (declaration, expected) => {
  expect(`  ${declaration}`.search(oneSided) >= 0).toBe(expected);
});

test('styles name the start and end of a line, not left and right', () => {
  const found = sourcesWith('src/site').flatMap((file) =>
    [...readFileSync(join('src/site', file), 'utf8').matchAll(oneSided)].map(([declaration]) => `${file}: ${declaration.trim()}`),
  );
  expect(found).toEqual([]);
});
