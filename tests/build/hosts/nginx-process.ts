import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { NginxConfig } from '../../../src/build/hosts/nginx-config';
import { freePort } from '../../../src/commands/processes/free-port';

const program = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find((path) => existsSync(path));

export type Nginx = { origin: string; stop: () => Promise<void> };

/** Starts nginx on a free port with a build's configuration, serving the folder `root`. */
export async function startNginx({ maps, site }: NginxConfig, root: string): Promise<Nginx> {
  if (!program) throw new Error('nginx is missing. Install the Debian package nginx-light: apt-get install nginx-light');
  const prefix = mkdtempSync(join(tmpdir(), 'nginx-'));
  mkdirSync(join(prefix, 'temp'));
  const listen = `127.0.0.1:${await freePort()}`;
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path temp/${name};`).join(' ');
  writeFileSync(join(prefix, 'site.conf'), `${maps}server { listen ${listen}; root "${root}"; ${site} }`);
  writeFileSync(
    join(prefix, 'nginx.conf'),
    `daemon off; master_process off; pid nginx.pid; error_log stderr; events {} http { access_log off; ${places} include site.conf; }`,
  );
  const check = spawnSync(program, ['-t', '-p', prefix, '-c', 'nginx.conf'], { encoding: 'utf8' });
  if (check.status !== 0) throw new Error(check.stderr);
  const running = spawn(program, ['-p', prefix, '-c', 'nginx.conf'], { stdio: 'ignore' });
  const stop = () => stopped(running, prefix);
  try {
    await answering(`http://${listen}/`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin: `http://${listen}`, stop };
}

async function answering(address: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (
      await fetch(address, { redirect: 'manual' }).then(
        () => true,
        () => false,
      )
    )
      return;
    await pause(50);
  }
  throw new Error(`nginx does not answer at ${address}.`);
}

function stopped(running: ChildProcess, prefix: string): Promise<void> {
  return new Promise((done) => {
    running.once('exit', () => {
      rmSync(prefix, { recursive: true, force: true });
      done();
    });
    running.kill('SIGTERM');
  });
}

export type Received = { status: number | undefined; headers: Record<string, string | string[] | undefined>; body: string };

/** Sends a request exactly as written, without following redirects. */
export function ask(origin: string, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Received> {
  return new Promise((done, fail) => {
    httpRequest(origin, { path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => done({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts).toString() }));
    })
      .on('error', fail)
      .end();
  });
}

/** Sends raw text, which need not be HTTP, and reads the response. */
export function sendRaw(origin: string, text: string): Promise<Received> {
  return new Promise((done, fail) => {
    const parts: Buffer[] = [];
    connect(Number(new URL(origin).port), '127.0.0.1')
      .on('data', (part) => parts.push(part))
      .on('close', () => done(parsed(Buffer.concat(parts).toString())))
      .on('error', fail)
      .end(text);
  });
}

function parsed(answer: string): Received {
  const [head = '', ...body] = answer.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]);
  return { status: Number(statusLine.split(' ')[1]), headers: Object.fromEntries(headers), body: body.join('\r\n\r\n') };
}
