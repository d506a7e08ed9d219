import { escapeMarkup, unescapeMarkup } from '../../src/contract/escape-markup';

test.each(['R&D lab.png', '<a href="/x">', '&amp;lt; stays', 'plain'])('%j survives escaping and back', (text) => {
  expect(escapeMarkup(text)).not.toMatch(/[<>"]/);
  expect(unescapeMarkup(escapeMarkup(text))).toBe(text);
});
