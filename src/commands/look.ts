import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from './browser/launch-browser';
import { pageKinds } from './browser/page-kinds';
import { compare } from './look/compare';
import { contactSheet, type Row } from './look/contact-sheet';
import { screens, shoot } from './look/shoot';
import { runCommand } from './processes/run-command';
import { requireBuild } from './serve/require-build';
import { startSiteServer } from './serve/site-server';

const folder = '.look';
const files = (name: string) => screens.map(({ width }) => `${name}-${width}.png`);

function write(place: string, file: string, picture: Buffer): void {
  mkdirSync(join(folder, place), { recursive: true });
  writeFileSync(join(folder, place, file), picture);
}

/** Report lines for a page: how much each picture differs from the accepted one. */
async function differences({ name, shots }: Row): Promise<string[]> {
  const lines: string[] = [];
  for (const [screen, file] of files(name).entries()) {
    const accepted = join(folder, 'accepted', file);
    const shot = shots[screen];
    if (!shot || !existsSync(accepted)) continue;
    const difference = await compare(readFileSync(accepted), shot);
    if (!difference) continue;
    write('difference', file, difference.picture);
    lines.push(`${file}: ${(difference.share * 100).toFixed(2)}% changed, see ${join(folder, 'difference', file)}`);
  }
  return lines;
}

function keep(place: 'now' | 'accepted', rows: readonly Row[]): void {
  for (const { name, shots } of rows)
    for (const [screen, file] of files(name).entries()) write(place, file, shots[screen] ?? Buffer.alloc(0));
}

const usage = `npm run look [-- <kind of page>…] [--accept]
  Takes screenshots of every kind of page in public/, or of some, and compares them with the accepted ones, all in .look/.
  --accept  makes them the accepted ones`;

async function look(names: readonly string[], accepts: boolean): Promise<void> {
  const known = pageKinds.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`There is no page kind ${unknown.join(', ')}: choose from ${known.join(', ')}.`);
  const kinds = pageKinds.filter(({ name }) => names.length === 0 || names.includes(name));
  requireBuild('public');
  rmSync(join(folder, 'difference'), { recursive: true, force: true });
  const server = await startSiteServer({ root: 'public', port: 0, brotliQuality: 1 });
  // Renders text the same way on every machine.
  const browser = await launchBrowser('--font-render-hinting=none', '--disable-lcd-text', '--hide-scrollbars');
  const rows: Row[] = [];
  for (const kind of kinds) rows.push({ name: kind.name, shots: await shoot(browser, server.origin, kind) });
  await browser.close();
  await server.close();
  keep('now', rows);
  write('.', 'contact-sheet.png', await contactSheet(rows));
  console.log(`Pictures of ${rows.length} page kinds: ${join(folder, 'contact-sheet.png')} and ${join(folder, 'now')}/`);
  if (accepts) return keep('accepted', rows);
  const lines = (await Promise.all(rows.map(differences))).flat();
  if (lines.length > 0) process.exitCode = 1;
  const isAccepted = existsSync(join(folder, 'accepted'));
  const same = isAccepted
    ? 'No difference from the accepted screenshots.'
    : 'There are no accepted screenshots yet: add --accept to compare with these.';
  console.log(lines.length > 0 ? lines.join('\n') : same);
}

const options = { accept: { type: 'boolean', default: false } } as const;

runCommand('look', { usage, options, most: Number.POSITIVE_INFINITY }, ({ values, positionals }) => look(positionals, values.accept));
