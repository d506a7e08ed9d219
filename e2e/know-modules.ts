import { readFileSync, writeFileSync } from 'node:fs';
import type { ModuleList } from '../src/deployment/module-list';

/** A file name without its content hash. */
const stemOf = (file: string) => file.replace(/-[0-9a-f]{20}\.js$/, '');

/**
 * The command `npm run know-modules`, to run after changing a budget: records the modules in the last build's scripts,
 * which later builds are compared with when they exceed a budget.
 */
const built: ModuleList = JSON.parse(readFileSync('.cache/modules.json', 'utf8'));
const known = Object.fromEntries(Object.entries(built).map(([file, modules]) => [stemOf(file), modules]));
writeFileSync('e2e/known-modules.json', `${JSON.stringify(known, null, 2)}\n`);
