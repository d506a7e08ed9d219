import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const brand = join(__dirname, '../../content/brand');

test.each(['logo.svg', 'mark.svg', 'sharing.svg'])('%s takes its colors from the theme', (file) => {
  expect(readFileSync(join(brand, file), 'utf8')).not.toMatch(/#[0-9a-f]{3,8}\b/i);
});
