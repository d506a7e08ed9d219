import { readFileSync, writeFileSync } from 'node:fs';
import type { ModuleList } from '../src/deployment/module-list';

/** The name of a file that stays when its contents change. */
const stemOf = (file: string) => file.replace(/-[0-9a-f]{20}\.js$/, '');

/**
 * The command `npm run know-modules`, for when a budget was set anew: what is in the scripts of the last build is what later
 * builds are compared with once they exceed a budget.
 */
const built: ModuleList = JSON.parse(readFileSync('.cache/modules.json', 'utf8'));
const known = Object.fromEntries(Object.entries(built).map(([file, modules]) => [stemOf(file), modules]));
writeFileSync('e2e/known-modules.json', `${JSON.stringify(known, null, 2)}\n`);
