import { longWordIn } from '../../../src/site/components/main-heading';

test.each([
  ['Web applications measured on the computers of customers', undefined],
  ['Infrastructure for HIPAA-compliant companies', undefined],
  ['Besturingssoftware voor machines', 'long'],
  ['Einführung einer Rechnungsprüfung', 'long'],
  ['Werk voor de voedingsmiddelenindustrie', 'longest'],
  ['アプリケーション開発のためのソフトウェアを設計します', undefined],
  ['', undefined],
])('of “%s”, the longest word is %s', (heading, length) => {
  expect(longWordIn(heading)).toBe(length);
});
