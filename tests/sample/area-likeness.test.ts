import { contentFolder } from '../../src/model/content-folder';
import { readContent } from '../../src/model/read-content';
import { eachText } from '../../src/model/reading/each-text';
import { type Document, documentsOf } from '../../src/model/reading/read-document';

/** The share of common shingles from which two pages count as duplicates. */
const likenessLimit = 0.15;
const shingleWords = 5;

/** All text of a page: front matter and body. */
function textOf({ data, body }: Document): string {
  const texts: string[] = [];
  eachText(data, (_, text) => {
    texts.push(text);
    return [];
  });
  return [...texts, body].join(' ');
}

/** Every sequence of five words. */
function shinglesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
  return new Set(words.slice(0, 1 - shingleWords).map((_, index) => words.slice(index, index + shingleWords).join(' ')));
}

/** Jaccard similarity of two sets, from 0 to 1. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((shingle) => other.has(shingle)).length;
  return common / (one.size + other.size - common);
}

test('similarity is the share of five-word sequences that two texts have in common', () => {
  const sentence = shinglesOf('one two three four five six');
  expect(likeness(sentence, sentence)).toBe(1);
  expect(likeness(sentence, shinglesOf('One, two, three; four five seven!'))).toBeCloseTo(1 / 3);
  expect(likeness(sentence, shinglesOf('six five four three two one'))).toBe(0);
});

test(`no two city or state pages share ${likenessLimit * 100} % or more of their five-word sequences`, () => {
  const { content } = readContent(contentFolder(), 'all');
  const areas = documentsOf(content ?? { documents: [] }, 'city', 'state').map((area) => ({
    file: area.file,
    shingles: shinglesOf(textOf(area)),
  }));
  const pairs = areas.flatMap((one, index) =>
    areas.slice(index + 1).map((other) => ({ one, other, share: likeness(one.shingles, other.shingles) })),
  );
  const alike = pairs.filter(({ share }) => share >= likenessLimit).sort((a, b) => b.share - a.share);
  expect(alike.map(({ one, other, share }) => `${one.file} and ${other.file}: ${(share * 100).toFixed(1)} %`)).toEqual([]);
  expect(areas.length).toBeGreaterThanOrEqual(59);
});
