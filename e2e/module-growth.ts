import { readFileSync } from 'node:fs';
import type { ModuleList } from '../src/deployment/module-list';

/** Webpack's module list of this build, and that of when the budgets were last set, by file name without hash. */
const built: ModuleList = JSON.parse(readFileSync('.cache/modules.json', 'utf8'));
const known: ModuleList = JSON.parse(readFileSync('e2e/known-modules.json', 'utf8'));

const shown = 8;

/** Modules that some scripts gained, or that grew, since the budgets were set; in bytes before minification. */
export function growthIn(scripts: readonly string[]): string[] {
  const before = new Map(Object.values(known).flatMap((modules) => Object.entries(modules)));
  const now = scripts.flatMap((script) => Object.entries(built[script.replace(/^\//, '')] ?? {}));
  const grown = now.map(([module, size]) => ({ module, size, more: size - (before.get(module) ?? 0) })).filter(({ more }) => more > 100);
  return grown
    .sort((a, b) => b.more - a.more)
    .slice(0, shown)
    .map(({ module, size, more }) => `+${more} of ${size}: ${module}`);
}
