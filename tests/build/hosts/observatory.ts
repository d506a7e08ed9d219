import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

export type Grade = { grade: string; score: number; failed: string[] };

/** Mozilla's grade for a page. The package is an ES module, which Jest does not load, so it runs in its own process. */
export function judge(headers: Readonly<Record<string, string>>, html: string): Grade {
  const input = JSON.stringify({
    host: 'www.agency.example',
    headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
    html,
  });
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(__dirname, 'observatory-grade.mjs')], { input, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Grade;
}
