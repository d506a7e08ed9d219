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

test('what a cut message may still have of a typed text is dropped', () => {
  const [long, other] = ['secret '.repeat(9_300).trim(), 'Our patients'.repeat(200)];
  expect(replaceTyped(`Not sent: ${long} ${other} ${other}`, [long, other])).not.toMatch(/secret|patients/);
  const longer = 'secret '.repeat(20_000).trim();
  expect(replaceTyped(`Not sent: ${longer}`, [longer])).not.toContain('secret');
});

const halves = `${'a'.repeat(2_500)}b${'a'.repeat(2_500)}`;
const lines = Array.from({ length: 20_000 }, (_, number) => `line ${number}`).join('\n');

test.each([
  ['a text that nearly matches everywhere', 'a'.repeat(1_000_000), [halves]],
  ['a text of very many lines', 'line'.repeat(250_000), [lines]],
  ['many lines in a short message', 'line 1 of 2', [lines]],
])('%s is searched without hanging', async (_text, message, typed) => {
  expect(await cpuMs(() => replaceTyped(message, typed))).toBeLessThan(hostileInputMs);
});
