import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cloudflareRedirectProblems } from '../../build/hosts/cloudflare-limits';
import { retiredServiceWorker } from '../../build/offline/retired-service-worker';
import type { Environment } from '../../contract/environment';
import { commandLine, stagingFolder } from './deploy-plan';
import { type Upload, upload, uploadCommand } from './host-client';
import type { Host } from './target-settings';

/** Publishes the build in this folder with a service worker that removes itself; the build stays unchanged. */
export function retireOnHost(host: Host, revision: string | null, env: Environment, dry: boolean): void {
  const folder = join(stagingFolder, 'retired');
  rmSync(stagingFolder, { recursive: true, force: true });
  cpSync('public', folder, { recursive: true });
  writeFileSync(join(folder, 'sw.js'), retiredServiceWorker);
  deployToHost(host, { folder, revision }, env, dry);
}

/** Publishes a build on a host in one upload; returns its address, or undefined in a dry run. */
export function deployToHost(host: Host, wanted: Upload, env: Environment, dry: boolean): string | undefined {
  const problems = folderProblems(host, wanted.folder);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  console.log(`1. The whole folder at once\n   ${commandLine(uploadCommand(host, wanted, env))}`);
  if (dry) {
    console.log('Dry run: nothing was uploaded.');
    return undefined;
  }
  const address = upload(host, wanted, env);
  console.log(`Published at ${address}`);
  return address;
}

function folderProblems(host: Host, folder: string): string[] {
  // Without this file, Cloudflare Pages answers every missing page with the home page.
  const page = existsSync(join(folder, '404.html')) ? [] : ['404.html is missing: the host would have no answer for missing pages.'];
  return [...page, ...(host === 'cloudflare' ? cloudflareRedirectProblems(readFileSync(join(folder, '_redirects'), 'utf8')) : [])];
}
