import { refusedPage } from '../../../src/receiver/intake/refused-response';
import { refusedFormIn } from './refused-form-in';

test.each([
  [400, 'unreadable'],
  [413, 'tooLarge'],
  [415, 'unreadable'],
  [422, 'incomplete'],
  [429, 'tooMany'],
  [500, 'failed'],
  [503, 'failed'],
])('status %i is explained as %s, in words of the language only', (status, reason) => {
  const page = refusedPage(status, 'pt-BR', refusedFormIn('pt'));
  expect(page).toContain('<html lang="pt-BR" dir="auto">');
  const text = page
    .replace(/<[^>]*>/g, '\n')
    .split('\n')
    .filter((line) => line !== '');
  expect(text).toEqual(['pt title', 'pt heading', `pt ${reason}`, 'pt back']);
});

test('words are text, not markup', () => {
  expect(refusedPage(500, 'en', { refusedForm: { ...refusedFormIn('en').refusedForm, back: '<b> & {{x}}' } })).toContain(
    '<p>&lt;b&gt; &amp;',
  );
});
