import type { ConsentPurpose } from '../../src/contract/consent';
import { consentText } from '../../src/receiver/lead-text/facts';

test.each<[ConsentPurpose[], string]>([
  [['analytics', 'marketing'], 'Agreed to analytics and marketing (2026-11-22, question 3f9a)'],
  [['marketing'], 'Agreed to marketing; declined analytics (2026-11-22, question 3f9a)'],
  [[], 'Declined analytics and marketing (2026-11-22, question 3f9a)'],
])('a choice of %j', (purposes, text) => {
  expect(consentText({ version: '3f9a', date: '2026-11-22T10:00:00.000Z', purposes })).toBe(text);
});
