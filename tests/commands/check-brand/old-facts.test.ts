import { oldFacts, oldPlaces } from '../../../src/commands/check-brand/old-facts';

const before = {
  name: 'Old Agency',
  legalName: 'Old Agency, Inc.',
  url: 'https://www.old.example',
  email: 'hello@old.example',
  tagline: 'Fast',
};
const now = { name: 'New Agency', legalName: 'Old Agency, Inc.', url: 'https://new.example', email: 'hello@new.example', tagline: 'Fast' };

test('facts that site.yml had and no longer has are old, each once', () => {
  expect(oldFacts([before, before, now], now)).toEqual(['Old Agency', 'old.example', 'hello@old.example']);
});

test('without an earlier brand there are no old facts', () => {
  expect(oldFacts([now], now)).toEqual([]);
});

test('an earlier version that is no valid brand has none', () => {
  expect(oldFacts([null, 'text', { name: 3 }], now)).toEqual([]);
});

test('a line is found in any case, with its number', () => {
  const text = '# About\n\nOLD AGENCY was founded in 2020.\nWrite to hello@old.example.\n';
  expect(oldPlaces('about.md', text, ['Old Agency', 'old.example'])).toEqual([
    { file: 'about.md', line: 3, text: 'OLD AGENCY was founded in 2020.' },
    { file: 'about.md', line: 4, text: 'Write to hello@old.example.' },
  ]);
});
