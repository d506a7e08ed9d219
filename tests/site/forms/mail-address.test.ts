/** @jest-environment node */
import { mailAddress } from '../../../src/site/forms/mail-address';

const address = 'hello@example.com';
const bodyOf = (href: string) => decodeURIComponent(href.split('?body=')[1] ?? '');

test('without a text it is the address alone', () => {
  expect(mailAddress(address)).toBe('mailto:hello@example.com');
});

test.each(['name: Ada\nmessage: 50 % & more?', '#1 + 2 = 3', 'Größe 日本 🚀'])('the text %j comes through', (text) => {
  expect(bodyOf(mailAddress(address, text))).toBe(text);
});

test('a long text is cut, never within a character', () => {
  expect([...bodyOf(mailAddress(address, '🚀'.repeat(3_000)))]).toHaveLength(1_500);
});

test('half a character does not throw', () => {
  expect(bodyOf(mailAddress(address, 'a\ud83db'))).toBe('ab');
});
