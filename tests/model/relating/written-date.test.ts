import { writtenDate } from '../../../src/model/relating/written-date';

test.each([
  ['2026-09-08', 'DAY', 'en', 'September 8, 2026'],
  ['2026-09-08', 'MONTH', 'en', 'September 2026'],
  ['2026-09-08', 'DAY', 'de', '8. September 2026'],
  ['2026-01-31 23:30', 'DAY', 'es', '31 de enero de 2026'],
  ['2026-08-01', 'DAY', 'fr-FR', '1er août 2026'],
  ['2026-08-11', 'DAY', 'fr-FR', '11 août 2026'],
  ['2026-08-01', 'MONTH', 'fr-FR', 'août 2026'],
  ['soon', 'DAY', 'en', ''],
] as const)('%s as %s in the language %s is "%s"', (date, style, language, expected) => {
  expect(writtenDate(date, style, language)).toBe(expected);
});
