import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostHeaders } from '../../src/commands/serve/host-rules';
import { judge } from '../build/hosts/observatory';
import { root } from './built-pages';

test.each([
  ['/', 'index.html'],
  ['/contact-us/', 'contact-us/index.html'],
  ['/404.html', '404.html'],
])('the headers of %s earn an A+', (path, file) => {
  // A build of "npm start" sends leads to this machine, without HTTPS.
  const rules = readFileSync(join(root, '_headers'), 'utf8').replaceAll('http://localhost', 'https://localhost');
  const headers = hostHeaders(rules, path);
  expect(judge(headers, readFileSync(join(root, file), 'utf8'))).toMatchObject({ grade: 'A+', failed: [] });
});
