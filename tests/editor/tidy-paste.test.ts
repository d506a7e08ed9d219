/** @jest-environment jsdom */
import { tidyHtml } from '../../src/editor/client/tidy-paste';

/** An entry of a list as Word copies it: a paragraph with the marker as text. */
const wordEntry = (marker: string, text: string, level = 1) =>
  `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp; </span></span><![endif]>${text}</p>`;

test.each([
  ['bold words of Word stay bold', '<p>A <b>bold</b> word</p>', '<p>A <strong>bold</strong> word</p>'],
  [
    'the wrapper of Google Docs does not make everything bold',
    '<b style="font-weight:normal;"><p>Words</p></b>',
    '<b style="font-weight:normal;"><p>Words</p></b>',
  ],
  ['empty paragraphs are left out', '<p>One</p><p>&nbsp;</p><p>Two</p>', '<p>One</p><p>Two</p>'],
  ['a paragraph with only a picture stays', '<p><img src="a.png"></p>', '<p><img src="a.png"></p>'],
  [
    'a list directly inside a list becomes part of the entry before it',
    '<ul><li><p>One</p></li><ul><li><p>Inner</p></li></ul><li><p>Two</p></li></ul>',
    '<ul><li><p>One</p><ul><li><p>Inner</p></li></ul></li><li><p>Two</p></li></ul>',
  ],
  [
    'the text of an entry becomes a paragraph, apart from the list inside the entry',
    '<ul><li>One <b>bold</b><ul><li>Inner</li></ul></li></ul>',
    '<ul><li><p>One <strong>bold</strong></p><ul><li><p>Inner</p></li></ul></li></ul>',
  ],
  ['entries of several paragraphs keep them', '<ul><li><p>One</p><p>more</p></li></ul>', '<ul><li><p>One</p><p>more</p></li></ul>'],
])('%s', (_, pasted, tidied) => {
  expect(tidyHtml(pasted)).toBe(tidied);
});

test('lists of Word are lists, with their levels', () => {
  const pasted = `${wordEntry('·', 'One')}${wordEntry('o', 'Inner', 2)}${wordEntry('·', 'Two')}${wordEntry('1.', 'First')}${wordEntry('2.', 'Second')}`;
  const plain = tidyHtml(pasted).replace(/<!--.*?-->/g, '');
  expect(plain).toBe(
    '<ul><li><p>One</p><ul><li><p>Inner</p></li></ul></li><li><p>Two</p></li></ul><ol><li><p>First</p></li><li><p>Second</p></li></ol>',
  );
});
