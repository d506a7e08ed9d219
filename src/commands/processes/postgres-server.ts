import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from './free-port';
import { postgresFolder } from './postgres-folder';

const isRoot = process.getuid?.() === 0;

/** PostgreSQL refuses to run as root. */
const asUser = (command: string, args: readonly string[]): [string, string[]] =>
  isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, [...args]];

async function answers(address: string): Promise<boolean> {
  const client = new Client({ connectionString: address });
  // Stopping a server breaks the connection.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

export type PostgresServer = {
  /** The URL of a new, empty database. */
  database: () => Promise<string>;
  start: () => Promise<void>;
  /** Simulates a power cut: connections break, nothing is finished. */
  stop: () => Promise<void>;
  remove: () => Promise<void>;
};

function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (isRoot) {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    chownSync(folder, id('-u'), id('-g'));
  }
  return folder;
}

/** Starts a separate PostgreSQL server on a free port, with its data in a temporary folder. */
export async function startPostgres(): Promise<PostgresServer> {
  const binaries = postgresFolder();
  if (!binaries) throw new Error('PostgreSQL is missing: "npm run test:tools -- --install" installs it.');
  const folder = ownFolder();
  const port = await freePort();
  const data = join(folder, 'data');
  const [initialize, args] = asUser(join(binaries, 'initdb'), ['-D', data, '-U', 'leads', '-A', 'trust', '-E', 'UTF8', '-N']);
  execFileSync(initialize, args, { stdio: 'ignore', cwd: folder });
  const databaseUrl = (name: string) => `postgres://leads@127.0.0.1:${port}/${name}`;
  let server: ChildProcess | undefined;
  let databases = 0;

  const start = async () => {
    const settings = ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1'];
    const [command, rest] = asUser(join(binaries, 'postgres'), settings);
    server = spawn(command, rest, { stdio: 'ignore', cwd: folder });
    for (let tries = 0; tries < 200 && !(await answers(databaseUrl('postgres'))); tries += 1) await pause(50);
  };
  const stop = async () => {
    if (!server || server.exitCode !== null) return;
    const ended = once(server, 'exit');
    const [command, rest] = asUser(join(binaries, 'pg_ctl'), ['stop', '-D', data, '-m', 'immediate']);
    execFileSync(command, rest, { stdio: 'ignore', cwd: folder });
    await ended;
  };
  const database = async () => {
    databases += 1;
    const client = new Client({ connectionString: databaseUrl('postgres') });
    await client.connect();
    await client.query(`CREATE DATABASE test_${databases}`);
    await client.end();
    return databaseUrl(`test_${databases}`);
  };
  const remove = async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
  await start();
  return { database, start, stop, remove };
}
