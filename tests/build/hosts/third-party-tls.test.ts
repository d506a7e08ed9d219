import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nginxConfig } from '../../../src/build/hosts/nginx-config';
import { proxyPath } from '../../../src/contract/site-scripts';
import { ask, startNginx } from './nginx-process';

const folder = mkdtempSync(join(tmpdir(), 'tls-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A key and a self-signed certificate. */
function certify(name: string) {
  const [key, cert] = [join(folder, `${name}.key`), join(folder, `${name}.pem`)];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const subject = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`, '-days', '2'];
  execFileSync('openssl', ['req', '-x509', ...curve, '-keyout', key, '-out', cert, ...subject], { stdio: 'ignore' });
  return { file: cert, key: readFileSync(key), cert: readFileSync(cert) };
}

const own = certify('localhost');
const foreign = certify('elsewhere.example');
/** The host names requested through SNI. */
const names: string[] = [];
let party: Server;

beforeAll(async () => {
  party = createServer(
    {
      ...own,
      SNICallback: (name, done) => {
        names.push(name);
        done(null);
      },
    },
    (_, response) => response.end('void 0;'),
  );
  await new Promise<void>((ready) => party.listen(0, '127.0.0.1', ready));
});
afterAll(() => new Promise((closed) => party.close(closed)));

/** The status of a script fetched over TLS when nginx trusts one certificate. */
async function statusTrusting(certificate: string): Promise<number | undefined> {
  const address = `https://localhost:${(party.address() as AddressInfo).port}/widget.js`;
  const { maps, site } = nginxConfig([], [], { proxied: [address] });
  const trusting = site.replace(/(proxy_ssl_trusted_certificate) .*;/, `$1 ${certificate};`);
  const nginx = await startNginx({ maps, site: trusting }, folder);
  const { status } = await ask(nginx.origin, `${proxyPath}?url=${encodeURIComponent(address)}`);
  await nginx.stop();
  return status;
}

test('the proxy sends the host name through SNI and requires a trusted certificate', async () => {
  expect(await statusTrusting(own.file)).toBe(200);
  expect(names).toEqual(['localhost']);
  expect(await statusTrusting(foreign.file)).not.toBe(200);
});
