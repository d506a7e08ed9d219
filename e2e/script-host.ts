import { type LocalServer, send, startLocalServer } from '../src/commands/serve/local-server';

/** A third-party script; it marks the page that ran it and reports to a host. */
const script = (name: string, host: string) => `
window.ranHere = '${name}';
document.documentElement.dataset['${name}'] = document.title;
fetch('${host}/heard?from=${name}', { mode: 'no-cors' });
`;

const ordinary = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=600', etag: '"1"' };

/** Headers a third party must not be able to set on the site's behalf. */
const hostile = {
  'set-cookie': 'party=1',
  'clear-site-data': '"*"',
  'service-worker-allowed': '/',
  location: 'https://evil.example/',
  'x-frame-options': 'ALLOWALL',
  'content-security-policy': 'script-src *',
  'access-control-allow-origin': '*',
  // Headers nginx would interpret as instructions.
  'x-accel-redirect': '/index.html',
  'x-accel-limit-rate': '1',
};

/** A request as received by the host. */
export type Heard = { method: string; url: string; headers: Readonly<Record<string, unknown>> };

/** A stand-in for third-party script hosts; `heard` is called with each request. */
export function startScriptHost(port: number, heard: (request: Heard) => void = () => {}): Promise<LocalServer> {
  return startLocalServer(port, async (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    heard({ method, url, headers });
    const name = /^\/(worker|page|hostile)\.js(?:\?|$)/.exec(url)?.[1];
    const own = `http://${headers.host}`;
    // The worker's script reports to a host that no policy allows: 127.0.0.1 is a different origin from localhost.
    const text = name ? script(name, name === 'worker' ? own.replace('localhost', '127.0.0.1') : own) : '';
    send(request, response, {
      status: name || url.startsWith('/heard') ? 200 : 404,
      headers: name === 'hostile' ? { ...ordinary, ...hostile } : ordinary,
      body: Buffer.from(text),
    });
  });
}

if (process.argv[1]?.endsWith('script-host.ts')) startScriptHost(4801);
