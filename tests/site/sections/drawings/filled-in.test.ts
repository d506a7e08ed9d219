import { filledIn } from '../../../../src/site/sections/drawings/filled-in';

const svg = [
  '<text data-text="subject" class="name" x="24" y="393">Build way</text>',
  '<text x="24" y="24">fixed</text>',
  '<text data-mark="2" x="88" y="262">roles</text>',
  '<text class="middle" x="216" y="142" data-mark="1">core</text>',
].join('\n');

test('a drawing without facts keeps its sample words', () => {
  expect(filledIn(svg, {})).toBe(svg);
  expect(filledIn(svg, { subject: undefined, other: 'not in the drawing' })).toBe(svg);
});

test('a text is replaced by its fact, which cannot add elements', () => {
  expect(filledIn(svg, { subject: 'Research & <b>' })).toBe(svg.replace('Build way', 'Research &amp; &lt;b&gt;'));
});

test('marks take the places of their words by number, centered, and other words stay', () => {
  const one = svg.replace(/<text[^>]*>core<\/text>/, '<path class="filled" transform="translate(204 126)" d="M1 1"/>');
  expect(filledIn(svg, {}, ['M1 1'])).toBe(one);
  const two = one.replace(/<text[^>]*>roles<\/text>/, '<path class="filled" transform="translate(76 246)" d="M2 2"/>');
  expect(filledIn(svg, {}, ['M1 1', 'M2 2', 'M3 3'])).toBe(two);
});

test('a fact that is too long for the title block is cut', () => {
  const shownFor = (subject: string) => filledIn('<text data-text="subject">x</text>', { subject }).replace(/<[^>]*>/g, '');
  expect(shownFor('n'.repeat(32))).toBe('n'.repeat(32));
  expect(shownFor(`${'n'.repeat(30)} of forty`)).toBe(`${'n'.repeat(30)}…`);
});
