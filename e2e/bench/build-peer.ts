import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Peer } from './peer';
import { runLogged } from './run-logged';
import type { Sample } from './sample';

/** What an earlier run installed, which npm updates if a version has changed. */
const kept = ['node_modules', 'package-lock.json'];

/** Browsers that are built for: those of this site, which would otherwise apply to some tools only. */
const { browserslist }: { browserslist: string[] } = JSON.parse(readFileSync('package.json', 'utf8'));

function writeProject(folder: string, files: Record<string, string>): void {
  const earlier = existsSync(folder) ? readdirSync(folder).filter((name) => !kept.includes(name)) : [];
  for (const name of earlier) rmSync(join(folder, name), { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** The rules a host would have for files with a hash in their name. */
const headersFor = (paths: readonly string[]) =>
  paths.map((path) => `${path}\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable\n`).join('');

/** Writes, installs and builds the sample site with a peer; returns the folder of the built site. */
export async function buildPeer(name: string, peer: Peer, sample: Sample): Promise<string> {
  const folder = resolve('.bench/peers', name);
  const manifest = { name: `bench-${name}`, private: true, browserslist, ...peer.manifest };
  writeProject(folder, { ...peer.files(sample), 'package.json': JSON.stringify(manifest, null, 1) });
  const output = join(folder, peer.output);
  if (peer.build) {
    process.stderr.write(`${peer.title}: installing …\n`);
    // A dependency of a tool may ask for a newer Node than the tool itself does.
    await runLogged('npm install --engine-strict=false --ignore-scripts --no-audit --no-fund', folder);
    process.stderr.write(`${peer.title}: building …\n`);
    await runLogged(peer.build, folder);
  }
  appendFileSync(join(output, '_headers'), headersFor(peer.immutable));
  return output;
}
