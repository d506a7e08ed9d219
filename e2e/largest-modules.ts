import { readFileSync } from 'node:fs';
import type { ModuleList } from '../src/build/bundle/module-list';

const shown = 8;

/** The largest modules of some scripts in the last build, in bytes before minification: where to look when a budget is exceeded. */
export function largestModules(scripts: readonly string[]): string[] {
  const built: ModuleList = JSON.parse(readFileSync('.cache/modules.json', 'utf8'));
  return scripts
    .flatMap((script) => Object.entries(built[script.replace(/^\//, '')] ?? {}))
    .sort(([, a], [, b]) => b - a)
    .slice(0, shown)
    .map(([module, size]) => `${size}: ${module}`);
}
