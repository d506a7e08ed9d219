/** @jest-environment node */
import { resolve } from 'node:path';
import { readContent } from '../../../src/model/reading/read-content';
import { documentsOf } from '../../../src/model/reading/read-document';
import { neighborsOf } from '../../../src/model/relating/neighbors';

const { content } = readContent(resolve('content'));
const areas = content ? documentsOf(content, 'city', 'state') : [];

const nearest = (name: string) => {
  const area = areas.find((each) => each.name === name);
  return area ? neighborsOf(areas, area).map((path) => path.replace(/^.*custom-software-company-|\/$/g, '')) : [];
};

test.each([
  ['austin', ['san-antonio', 'houston', 'dallas']],
  ['orlando', ['tampa', 'jacksonville', 'miami']],
  ['seattle', ['portland', 'san-francisco', 'las-vegas']],
])('the nearest cities of %s', (name, expected) => {
  expect(nearest(name)).toEqual(expected);
});

test('a state has three other states as neighbors', () => {
  for (const { name, kind, path } of areas.filter((area) => area.kind === 'state')) {
    expect(nearest(name)).toHaveLength(3);
    expect(
      nearest(name).every((neighbor) => areas.some((area) => area.name === neighbor && area.kind === kind && area.path !== path)),
    ).toBe(true);
  }
});
