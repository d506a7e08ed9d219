import { replaceTyped } from '../../../src/site/errors/typed-text';
import { cpuMs, hostileInputMs } from '../../cpu-time';

const letter = 'Dear "team",\nour patients wait & wait.\nNo\n\u00dc 100 %';
const inForm = new URLSearchParams({ message: letter }).toString();

test.each([
  ['as JSON', JSON.stringify({ message: letter }), '{"message":"[typed]"}'],
  ['in a URL', `/send/${encodeURIComponent(letter)}/`, '/send/[typed]/'],
  ['in a URL with a plus for each space', `/send/${encodeURIComponent(letter).replaceAll('%20', '+')}/`, '/send/[typed]/'],
  ['as a browser encodes a form', inForm, 'message=[typed]'],
  ['as JSON in a URL', encodeURIComponent(JSON.stringify({ message: letter })), '%7B%22message%22%3A%22[typed]%22%7D'],
  ['by the line', 'Line 2: our patients wait & wait. No', 'Line 2: [typed] No'],
])('a text of several lines is removed %s', (_form, text, replaced) => {
  expect(replaceTyped(text, [letter])).toBe(replaced);
});

test('apostrophes, which a form encodes and encodeURIComponent does not, are recognized', () => {
  const text = "We're late!";
  const both = `${new URLSearchParams({ a: text })} ${encodeURIComponent(text)}`;
  expect(replaceTyped(both, [text])).toBe('a=[typed] [typed]');
});

test('a text with half a character, which no URL can contain, is removed', () => {
  expect(replaceTyped('"Half \ud83d" /Half%20%EF%BF%BD/', ['Half \ud83d'])).toBe('"[typed]" /[typed]/');
});

test('no part of a longer text stays because a shorter one is replaced first', () => {
  expect(replaceTyped('Ada Lovelace', ['Ada', 'Ada Lovelace'])).toBe('[typed]');
});

test('a text that nearly matches everywhere is searched without hanging', async () => {
  const halves = `${'a'.repeat(2_500)}b${'a'.repeat(2_500)}`;
  expect(await cpuMs(() => replaceTyped('a'.repeat(1_000_000), [halves]))).toBeLessThan(hostileInputMs);
});
