import { contentFolder } from '../../src/model/content-folder';
import { readContent } from '../../src/model/read-content';
import { documentsOf } from '../../src/model/reading/read-document';
import { neighborsOf } from '../../src/model/relating/neighbors';
import { isInside } from '../site/sections/drawings/inside-outline';

const { content } = readContent(contentFolder());
const areas = documentsOf(content ?? { documents: [] }, 'city', 'state');

test('every city and state lies inside the outline of the map or within about 12 miles of it', () => {
  const nearby = [-0.2, 0, 0.2];
  const outside = areas.filter(({ data: { coordinates } }) => {
    const { latitude, longitude } = coordinates;
    return !nearby.some((north) => nearby.some((east) => isInside({ latitude: latitude + north, longitude: longitude + east })));
  });
  expect(outside.map(({ path }) => path)).toEqual([]);
  expect(areas.length).toBeGreaterThan(50);
});

test.each([
  ['austin', ['san-antonio', 'houston', 'dallas']],
  ['orlando', ['tampa', 'jacksonville', 'miami']],
  ['seattle', ['portland', 'san-francisco', 'las-vegas']],
])('the nearest cities of %s', (name, expected) => {
  const paths = areas.filter((each) => each.name === name).flatMap((area) => neighborsOf(areas, area));
  expect(paths).toEqual(expected.map((each) => `/services/custom-software-company-${each}/`));
});

test('every state has three other states as neighbors', () => {
  const states = areas.filter(({ kind }) => kind === 'state');
  const paths = states.map(({ path }) => path);
  const wrong = states.filter(
    (state) => neighborsOf(areas, state).filter((path) => path !== state.path && paths.includes(path)).length !== 3,
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('every city and state has a map, a review date, and a case study or a law of its own', () => {
  const bare = areas.filter(({ data }) => !data.map || !data.reviewed || data.cases.length + data.law.length === 0);
  expect(bare.map(({ file }) => file)).toEqual([]);
});

test('every city links to the page of its state, in its front matter and in its text', () => {
  const alone = areas.filter(
    ({ kind, data, body }) => kind === 'city' && !(data.state && body.includes(`/services/custom-software-company-${data.state}/`)),
  );
  expect(alone.map(({ file }) => file)).toEqual([]);
});

test('the headings of areas fit on two lines', () => {
  const long = areas.filter(({ data }) => data.heading.length > 75);
  expect(long.map(({ file }) => file)).toEqual([]);
});

test('only site.yml says where we work from; no page repeats it', () => {
  const again = areas.filter(({ data }) =>
    /\b(office|premises|lease|location)\b.*\b(no|not|none)\b|\b(no|not any)\b.*\b(office|premises|location)\b/i.test(data.meeting ?? ''),
  );
  expect(again.map(({ file }) => file)).toEqual([]);
  expect(content?.site.areas?.meeting).toBeDefined();
});
