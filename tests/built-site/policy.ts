import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostHeaders } from '../../src/commands/serve/host-rules';
import { root } from './built-pages';

const rules = readFileSync(join(root, '_headers'), 'utf8');

/** The content security policy of a page, which hosts send for `/about-us/` and for the file `/about-us/index.html`. */
export const policyOf = (path: string): string => hostHeaders(rules, path.replace(/\/index\.html$/, '/'))['content-security-policy'] ?? '';
