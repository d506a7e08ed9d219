import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Environment } from '../../contract/environment';
import { type Command, commandLine } from './deploy-plan';
import type { Host } from './target-settings';

export type Upload = {
  /** The folder to publish. */
  folder: string;
  /** The commit of the build, if it is known. */
  revision: string | null;
  /** The name of a preview, such as pr-7; undefined publishes the site itself. */
  preview?: string | undefined;
};

/** Only a deploy needs the hosts' clients, which are larger than everything the site is built with: `npx` fetches an exact version. */
const clients: Record<Host, string> = { cloudflare: 'wrangler@4.164.0', netlify: 'netlify-cli@27.10.2' };

/** Limit of client output in bytes; a line for each of thousands of files needs less. */
const maxOutput = 2 ** 26;

/** Only commits of this branch are published; the project at Cloudflare must name it as its production branch. */
const publishedBranch = 'main';

/** The command that uploads a folder as it is, without building it again. */
export function uploadCommand(host: Host, { folder, revision, preview }: Upload, env: Environment): Command {
  const client = ['npx', '--yes', clients[host]];
  if (host === 'cloudflare') {
    const commit = revision ? ['--commit-hash', revision] : [];
    const project = env.CLOUDFLARE_PROJECT || 'CLOUDFLARE_PROJECT';
    return [...client, 'pages', 'deploy', folder, '--project-name', project, '--branch', preview ?? publishedBranch, ...commit];
  }
  const site = env.NETLIFY_SITE_ID || 'NETLIFY_SITE_ID';
  const place = preview ? ['--alias', preview] : ['--prod'];
  const message = ['--message', `The build of ${revision ?? 'an unknown revision'}`];
  return [...client, 'deploy', '--no-build', '--json', '--dir', folder, '--site', site, ...place, ...message];
}

/** Runs an upload and returns the address at which the host published it; throws if the client fails. */
export function upload(host: Host, wanted: Upload, env: Environment): string {
  const command = uploadCommand(host, wanted, env);
  const reports = mkdtempSync(join(tmpdir(), 'upload-'));
  const report = join(reports, 'report.jsonl');
  try {
    const [program = '', ...args] = command;
    const own = { WRANGLER_OUTPUT_FILE_PATH: report, WRANGLER_SEND_METRICS: 'false', npm_config_ignore_scripts: 'true' };
    const ended = spawnSync(program, args, {
      encoding: 'utf8',
      env: { ...env, ...own },
      maxBuffer: maxOutput,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (ended.status !== 0) throw new Error(`${ended.error?.message ?? ended.stdout.trim()}\nFailed: ${commandLine(command)}`);
    if (host === 'netlify') return netlifyAddress(ended.stdout);
    return cloudflareAddress(existsSync(report) ? readFileSync(report, 'utf8') : '', wanted.preview);
  } finally {
    rmSync(reports, { recursive: true });
  }
}

type Published = { type?: string; environment?: string; url?: string; alias?: string };

/** The address in wrangler's report, with one JSON object per line; throws if the upload was published elsewhere than intended. */
export function cloudflareAddress(report: string, preview: string | undefined): string {
  const lines = report.split('\n').filter((line) => line !== '');
  const published = lines.map((line): Published => JSON.parse(line)).find(({ type }) => type === 'pages-deploy-detailed');
  if (!published?.url) throw new Error('wrangler did not report where it published the build.');
  const expected = preview ? 'preview' : 'production';
  if (published.environment === expected) return (preview && published.alias) || published.url;
  throw new Error(
    `Cloudflare published this at ${published.url} as ${published.environment}, expected ${expected}: the project's production branch must be ${publishedBranch}.`,
  );
}

/** The address that netlify-cli prints. */
export function netlifyAddress(output: string): string {
  const { url, deploy_url: own }: { url?: string; deploy_url?: string } = JSON.parse(output);
  const address = url ?? own;
  if (!address) throw new Error('netlify-cli did not report where it published the build.');
  return address;
}
