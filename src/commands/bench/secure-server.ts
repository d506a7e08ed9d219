import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCompression } from '../serve/compression';
import { answerFrom } from '../serve/host-answer';
import type { LocalServer } from '../serve/local-server';

/** A self-signed certificate for this run only. */
function selfSigned(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-days', '2', '-nodes'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-keyout', key, '-out', cert, ...subject], { stdio: 'ignore' });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

const certificate = selfSigned();

/**
 * A flag that makes the browser trust this certificate. Ignoring all certificate errors instead would not do: the browser never caches
 * responses from such connections, so every file would be fetched each time it is needed.
 */
export function trustingFlag(): string {
  const publicKey = new X509Certificate(certificate.cert).publicKey.export({ type: 'spki', format: 'der' });
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(publicKey).digest('base64')}`;
}

/** The same page without scripts: the baseline that pages are measured against. */
const withoutScripts = (html: string) =>
  html.replace(/<template data-late.*?<\/template>/gs, '').replace(/<script(?! type="application\/ld\+json").*?<\/script>/gs, '');

/** Serves a build over HTTP/2 with brotli, as a CDN would. */
export async function startSecureServer(root: string, floor: boolean): Promise<LocalServer> {
  const compressed = createCompression(11);
  const server = createSecureServer(certificate, async (request, response) => {
    const answer = answerFrom(root, request.url);
    const isPage = answer.headers['content-type']?.startsWith('text/html');
    const body = floor && isPage ? Buffer.from(withoutScripts(answer.body.toString())) : answer.body;
    const { etag, ...headers } = answer.headers;
    const sent = await compressed({ ...answer, body, headers: { ...headers, etag: `${floor}${etag}` } }, 'br');
    response.writeHead(sent.status, sent.headers);
    response.end(sent.body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const close = async () => void (await once(server.close(), 'close'));
  return { origin: `https://localhost:${(server.address() as AddressInfo).port}`, close };
}
