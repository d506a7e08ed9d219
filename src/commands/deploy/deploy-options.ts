import type { Given } from '../processes/command-arguments';

export const usage = `tsx src/commands/deploy.ts [--from <folder or archive>] [--dry-run] [--check | --retire-service-worker | --preview <name>]
  --from                   uses a saved build, with its public/ and .deploy/, instead of the one in this folder
  --dry-run                prints the steps in order; makes no requests and changes nothing outside this machine
  --check                  only compares the site at SITE_URL, and its leads endpoint, with the build
  --retire-service-worker  only replaces /sw.js with one that removes itself and its caches
  --preview                publishes a preview at an address of its own; the name is that of a pull request, such as pr-7
Environment: DEPLOY_TARGET (s3, cloudflare, netlify or none), what the target needs, and SITE_URL, see docs/operations.md.`;

export type Options = {
  from?: string | undefined;
  dry: boolean;
  mode: 'deploy' | 'check' | 'retire' | 'preview';
  preview?: string | undefined;
};

/** Not a branch name that a host publishes. */
const previewName = /^pr-[1-9]\d{0,9}$/;

const flag = { type: 'boolean' } as const;
const text = { type: 'string' } as const;
export const options = { from: text, preview: text, 'dry-run': flag, check: flag, 'retire-service-worker': flag } as const;

/** What the options of the command ask for; throws with its usage if they conflict. */
export function optionsOf({ values }: Pick<Given<typeof options>, 'values'>): Options {
  const { from, preview, check, 'dry-run': dry = false, 'retire-service-worker': retire } = values;
  const asked = { check, retire, preview: preview !== undefined };
  const modes = (['check', 'retire', 'preview'] as const).filter((mode) => asked[mode]);
  const isNamed = preview === undefined || previewName.test(preview);
  if (modes.length <= 1 && isNamed) return { from, dry, preview, mode: modes[0] ?? 'deploy' };
  throw new Error(usage);
}
