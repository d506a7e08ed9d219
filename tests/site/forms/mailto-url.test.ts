import { mailtoUrl } from '../../../src/site/forms/mailto-url';

const address = 'hello@example.com';
const bodyOf = (href: string) => decodeURIComponent(href.split('?body=')[1] ?? '');

test('without text, the link is just the address', () => {
  expect(mailtoUrl(address)).toBe('mailto:hello@example.com');
});

test.each(['name: Ada\nmessage: 50 % & more?', '#1 + 2 = 3', 'Größe 日本 🚀'])('the text %j survives encoding', (text) => {
  expect(bodyOf(mailtoUrl(address, text))).toBe(text);
});

test('a long text is truncated, never within a character', () => {
  expect([...bodyOf(mailtoUrl(address, '🚀'.repeat(3_000)))]).toHaveLength(1_500);
});

test('a lone surrogate is dropped without an error', () => {
  expect(bodyOf(mailtoUrl(address, 'a\ud83db'))).toBe('ab');
});
