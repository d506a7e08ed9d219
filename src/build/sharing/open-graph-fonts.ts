import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fontPackages } from '../../site/theme/font-packages';

const usedWeights = { text: 700, mono: 400 } as const;

/**
 * Reads each font in all its alphabets: one file each, registered under a name such as `mono latin-ext`. Satori cannot read WOFF2.
 * Paths are resolved from the project folder because Gatsby runs a compiled copy of this file from elsewhere.
 */
export function readOpenGraphFonts() {
  const { resolve } = createRequire(join(process.cwd(), 'package.json'));
  return (['text', 'mono'] as const).flatMap((use) => {
    const { name } = fontPackages[use];
    const weight = usedWeights[use];
    const folder = join(dirname(resolve(`@fontsource/${name}/package.json`)), 'files');
    const files = readdirSync(folder).filter((file) => file.endsWith(`-${weight}-normal.woff`));
    return files.map((file) => ({
      name: `${use} ${file.slice(name.length + 1, -`-${weight}-normal.woff`.length)}`,
      weight,
      style: 'normal' as const,
      data: readFileSync(join(folder, file)),
    }));
  });
}
