import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { BuildRecord } from '../../../src/build/hosts/build-record';
import { writeSite } from '../../build/hosts/sample-site';
import { bundledCommand } from '../bundled-command';

/**
 * A fake object store client: logs each call, keeps what is uploaded in `store/`, answers with CloudFront's policies from
 * `cdn/`, and fails on demand.
 */
const client = `#!/usr/bin/env node
const fs = require('node:fs');
const path = require('node:path');
const root = path.dirname(__dirname);
const at = (...parts) => path.join(root, ...parts);
const copy = (from, to) => { fs.mkdirSync(path.dirname(to), { recursive: true }); fs.copyFileSync(from, to); };
const call = process.argv.slice(2);
const after = (name) => call[call.indexOf(name) + 1];
fs.appendFileSync(at('calls.jsonl'), JSON.stringify(call) + '\\n');
const failing = fs.existsSync(at('fail')) ? fs.readFileSync(at('fail'), 'utf8') : undefined;
if (failing && call.join(' ').includes(failing)) { console.error('fatal error: Access Denied (403)'); process.exit(1); }
const [, verb, from, to] = call;
if (verb === 'cp' && from.startsWith('s3://')) {
  const kept = at('store', from.slice(5));
  if (!fs.existsSync(kept)) { console.error('fatal error: An error occurred (404) when calling the HeadObject operation'); process.exit(1); }
  copy(kept, to);
} else if (call.includes('--recursive') || verb === 'sync') {
  // Like the AWS CLI: the last filter that matches decides.
  const filters = call.flatMap((option, index) => /^--(in|ex)clude$/.test(option) ? [[option, call[index + 1]]] : []);
  const escaped = (pattern) => pattern.replace(/[.+?^\${}()|[]\\]/g, '\\$&').replaceAll('*', '.*');
  const rules = filters.map(([option, pattern]) => [option, new RegExp('^' + escaped(pattern) + '$')]);
  for (const entry of fs.readdirSync(from, { recursive: true, withFileTypes: true })) {
    const key = path.relative(from, path.join(entry.parentPath, entry.name));
    if (entry.isFile() && rules.findLast(([, rule]) => rule.test(key))?.[0] !== '--exclude') copy(path.join(from, key), at('store', to.slice(5), key));
  }
} else if (verb === 'cp') copy(from, at('store', to.slice(5)));
else if (verb === 'delete-objects') {
  const { Objects } = JSON.parse(fs.readFileSync(after('--delete').slice(7), 'utf8'));
  fs.appendFileSync(at('removed.txt'), Objects.map(({ Key }) => Key + '\\n').join(''));
  for (const { Key } of Objects) fs.rmSync(at('store', after('--bucket'), Key), { force: true });
  if (fs.existsSync(at('refuse'))) console.log(JSON.stringify({ Errors: [{ Key: Objects[0].Key, Code: 'AccessDenied' }] }));
} else if (verb === 'get-response-headers-policy') {
  const kept = at('cdn', after('--id') + '.json');
  const ResponseHeadersPolicyConfig = fs.existsSync(kept) ? JSON.parse(fs.readFileSync(kept, 'utf8')) : {};
  console.log(JSON.stringify({ ETag: 'ETAG1', ResponseHeadersPolicy: { ResponseHeadersPolicyConfig } }));
} else if (verb === 'update-response-headers-policy') copy(after('--response-headers-policy-config').slice(7), at('cdn', after('--id') + '.json'));
else if (verb === 'list-distributions-by-response-headers-policy-id') console.log(JSON.stringify({ DistributionIdList: { Items: ['DIST1'] } }));
`;

/**
 * A fake `npx`, which runs the project's `tsx` and stands in for the clients of hosts: it logs each call to them, keeps a copy of the uploaded folder in `host/`, and
 * reports where it published it. `branch` names the project's production branch.
 */
const hostClients = `#!/usr/bin/env node
const fs = require('node:fs');
const path = require('node:path');
const root = path.dirname(__dirname);
const at = (...parts) => path.join(root, ...parts);
const call = process.argv.slice(2);
if (call[0] === 'tsx') process.exit(require('node:child_process').spawnSync('${resolve('node_modules/.bin/tsx')}', call.slice(1), { stdio: 'inherit' }).status);
const after = (name) => call[call.indexOf(name) + 1];
fs.appendFileSync(at('calls.jsonl'), JSON.stringify(call) + '\\n');
if (fs.existsSync(at('fail'))) { console.log('Authentication error'); process.exit(1); }
const isCloudflare = call[1].startsWith('wrangler@');
const folder = isCloudflare ? call[4] : after('--dir');
fs.rmSync(at('host'), { recursive: true, force: true });
fs.cpSync(folder, at('host'), { recursive: true });
if (isCloudflare) {
  const production = fs.existsSync(at('branch')) ? fs.readFileSync(at('branch'), 'utf8') : 'main';
  const branch = after('--branch');
  const place = branch === production ? { environment: 'production' } : { environment: 'preview', alias: 'https://' + branch + '.agency.pages.example' };
  const lines = [{ type: 'wrangler-session' }, { type: 'pages-deploy-detailed', url: 'https://0a1b.agency.pages.example', ...place }];
  fs.writeFileSync(process.env.WRANGLER_OUTPUT_FILE_PATH, lines.map((line) => JSON.stringify(line) + '\\n').join(''));
} else if (call.includes('--prod')) console.log(JSON.stringify({ deploy_url: 'https://0a1b--agency.example', url: 'https://www.agency.example' }));
else console.log(JSON.stringify({ deploy_url: 'https://' + after('--alias') + '--agency.example' }));
`;

export type Run = { status: number | null; out: string; err: string };

/** A temporary folder with a finished build and a fake `aws` client. */
export function deployFolder(record: Partial<BuildRecord> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  const { root, made } = writeSite();
  renameSync(root, join(folder, 'public'));
  const place = (path: string) => join(folder, path);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(place(path)), { recursive: true });
    writeFileSync(place(path), text);
  };
  for (const [name, text] of Object.entries(made.kept)) write(`.deploy/${name}`, text);
  write('.deploy/build.json', JSON.stringify({ revision: 'abc', leadsEndpoint: 'none', ...record }));
  for (const [name, text] of Object.entries({ aws: client, npx: hostClients })) {
    write(`bin/${name}`, text);
    chmodSync(place(`bin/${name}`), 0o755);
  }
  const lines = (path: string) => (existsSync(place(path)) ? readFileSync(place(path), 'utf8').trim().split('\n') : []);
  const calls = () => lines('calls.jsonl').map((line) => JSON.parse(line) as string[]);
  return {
    folder,
    place,
    write,
    read: (path: string) => readFileSync(place(path), 'utf8'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
    lines,
    executable: (path: string) => chmodSync(place(path), 0o755),
    /** Packs the build as a workflow does. */
    pack: (archive: string) => execFileSync('tar', ['-czf', archive, 'public', '.deploy'], { cwd: folder }),
    removed: () => lines('removed.txt'),
    calls,
    placeOf: (words: string) => calls().findIndex((call) => call.join(' ').includes(words)),
    run: (args: readonly string[], env: Readonly<Record<string, string>> = {}, cwd = folder) => run(args, env, cwd, place('bin')),
  };
}

let bundle: string | undefined;
const deployCommand = () => {
  bundle ??= bundledCommand('deploy');
  return bundle;
};

function run(args: readonly string[], env: Readonly<Record<string, string>>, cwd: string, programs: string): Promise<Run> {
  const running = spawn(process.execPath, [deployCommand(), ...args], {
    cwd,
    env: { HOME: cwd, PATH: `${programs}:${process.env.PATH}`, ...env },
  });
  let [out, err] = ['', ''];
  running.stdout.on('data', (part) => {
    out += part;
  });
  running.stderr.on('data', (part) => {
    err += part;
  });
  return new Promise((done) => running.once('close', (status) => done({ status, out, err: err.trim() })));
}
