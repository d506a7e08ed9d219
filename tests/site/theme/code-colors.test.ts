import { codeColors } from '../../../src/site/theme/code-colors';
import { color, contrastPairs } from '../../../src/site/theme/colors';

test('every color of highlighted code is a role with the contrast of text on the background of code', () => {
  const legible = contrastPairs.filter(({ back, least }) => back === 'groundDeep' && least >= 4.5).map(({ front }) => color[front]);
  const used = [...codeColors.matchAll(/color:\s*([^;\s]+)/g)].map(([, value]) => value);
  expect(used.length).toBeGreaterThan(1);
  for (const value of used) expect(legible).toContain(value);
});
