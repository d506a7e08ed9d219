import { cutDescription, descriptionLength, fittingTitle, fullTitle, titleLength } from '../../src/contract/search-result';

test('the site name follows a title as long as both fit into a search result', () => {
  const ending = ' | Mast';
  const longest = 'x'.repeat(titleLength - ending.length);
  expect(fullTitle(longest, 'Mast')).toBe(longest + ending);
  expect(fullTitle(`${longest}x`, 'Mast')).toBe(`${longest}x`);
});

test('of several titles, the first that fits is taken', () => {
  const [fits, tooLong] = ['x'.repeat(titleLength), 'y'.repeat(titleLength + 1)];
  expect(fittingTitle(fits, 'short')).toBe(fits);
  expect(fittingTitle(tooLong, 'short')).toBe('short');
  expect(fittingTitle(tooLong, fits)).toBe(fits);
});

test('a description that is too long ends after a word, without its comma', () => {
  const fits = 'x'.repeat(descriptionLength);
  expect(cutDescription(fits)).toBe(fits);
  expect(cutDescription(`${'word '.repeat(30)}four, cut off here`)).toBe(`${'word '.repeat(30)}four…`);
  expect(cutDescription(`${fits}x`)).toBe(`${'x'.repeat(descriptionLength - 1)}…`);
});

test('a description without spaces between words ends after the letters that fit, and before a Latin word that does not', () => {
  const name = 'Mast 株式会社は';
  expect(cutDescription(name + '船'.repeat(descriptionLength))).toBe(`${name}${'船'.repeat(descriptionLength - 1 - name.length)}…`);
  expect(cutDescription(`${'船'.repeat(descriptionLength - 2)}、次の船`)).toBe(`${'船'.repeat(descriptionLength - 2)}…`);
  expect(cutDescription(`${'船'.repeat(descriptionLength - 4)}Northmast`)).toBe(`${'船'.repeat(descriptionLength - 4)}…`);
});

test.each(['12\u202f500\u00a0€', '«\u00a0Oui\u00a0»'])('a description is not cut within %j, which no-break spaces join', (joined) => {
  const before = 'A word '.repeat(22).trim();
  expect(cutDescription(`${before} ${joined} and more`)).toBe(`${before}…`);
});
