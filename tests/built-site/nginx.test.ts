import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask, type Nginx, startNginx } from '../build/hosts/nginx-process';
import { keep, revalidate } from '../build/hosts/sample-site';
import { isProxied } from './addresses';
import { root } from './built-pages';

const generated = (name: string) => readFileSync(join('.deploy', name), 'utf8');

describe('the build behind a real nginx with its generated configuration', () => {
  let nginx: Nginx;
  beforeAll(async () => {
    nginx = await startNginx({ maps: generated('nginx-maps.conf'), site: generated('nginx-site.conf') }, root);
  });
  afterAll(() => nginx?.stop());

  test('the home page has a Content Security Policy, and its scripts are cached as immutable', async () => {
    const { status, headers, body } = await ask(nginx.origin, '/');
    expect([status, headers['cache-control']]).toEqual([200, revalidate]);
    expect(headers['content-security-policy']).toContain("default-src 'self'; script-src");
    const scripts = [...body.matchAll(/<script[^>]* src="([^"]+)"/g)]
      .map(([, script = '']) => script)
      .filter((script) => !isProxied(script));
    expect(scripts).not.toEqual([]);
    for (const script of scripts) {
      const file = await ask(nginx.origin, script);
      expect([file.status, file.headers['cache-control']]).toEqual([200, keep]);
    }
  });

  test.each([
    ['/contact-us', 301],
    ['/contact-us/', 200],
    ['/nowhere/', 404],
    ['/404.html', 404],
    ['/500.html', 500],
    ['/page-data/index/page-data.json', 200],
    ['/app-ffffffffffffffffffff.js', 404],
    ['/_headers', 404],
  ])('%s has status %i', async (path, status) => {
    const { status: found, headers } = await ask(nginx.origin, path);
    expect([found, headers['cache-control']]).toEqual([status, revalidate]);
  });

  test('every redirect of the content ends at a page', async () => {
    const redirects = readFileSync(join(root, '_redirects'), 'utf8').trim().split('\n');
    for (const line of redirects.filter((text) => text.endsWith(' 301'))) {
      const [from = ''] = line.split(' ');
      const { status, headers } = await ask(nginx.origin, from);
      const target = await ask(nginx.origin, String(headers.location).split('#')[0] ?? '');
      expect([from, status, target.status]).toEqual([from, 301, 200]);
    }
  });
});
