import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allowedSources, contentSecurityPolicy } from '../../../src/build/hosts/content-security-policy';
import { scriptHash } from '../../../src/build/hosts/inline-script-hashes';
import { responseHeaders } from '../../../src/build/hosts/response-table';
import { hostHeaders } from '../../../src/commands/serve/host-rules';
import { judge } from './observatory';
import { allServices, noServices, sampleFiles, writeSite } from './sample-site';

const home = sampleFiles['/index.html'] ?? '';
const headersWith = (services: Parameters<typeof allowedSources>[0]) =>
  responseHeaders('/', 200, [
    { under: '/', policy: contentSecurityPolicy([scriptHash('window.started = true;')], allowedSources(services)) },
  ]);

test.each([
  ['nothing', noServices],
  ['every service', allServices],
])('with %s configured, the headers of the response table earn an A+', (_, services) => {
  expect(judge(headersWith(services), home)).toMatchObject({ grade: 'A+', failed: [] });
});

test('the generated _headers file earns an A+', () => {
  const site = writeSite();
  const text = readFileSync(join(site.root, '_headers'), 'utf8');
  expect(judge(hostHeaders(text, '/'), home)).toMatchObject({ grade: 'A+', failed: [] });
  site.remove();
});

test.each([
  ['a policy that allows any inline script', { 'Content-Security-Policy': "default-src 'self' 'unsafe-inline'" }],
  ['no policy against framing and sniffing', { 'Content-Security-Policy': '', 'X-Frame-Options': '', 'X-Content-Type-Options': '' }],
])('the grader detects weak headers: %s earns less than an A', (_, worse) => {
  const headers = Object.fromEntries(Object.entries({ ...headersWith(noServices), ...worse }).filter(([, value]) => value !== ''));
  expect(judge(headers, home).grade).not.toMatch(/^A/);
});
