import { contentTypeOf } from './media-types';
import type { Redirect } from './redirects';
import { classOf, mustRevalidate, type ResponseClass, unpublished } from './response-table';

/** A program and its arguments; one of them may be what another command prints. */
export type Command = readonly (string | { outputOf: readonly string[] })[];
export type Step = { title: string; commands: readonly Command[] };

export type Target = {
  bucket: string;
  /** The id of CloudFront's response headers policy, where CloudFront stands before the store. */
  headersPolicy?: string | undefined;
};

/** Where the command line client finds files, laid out by `stagedPath`. */
export const stagingFolder = '.deploy/upload';
export const ledgerKey = '.deploy/files.json';
/** What the client removes in one request. */
const mostRemoved = 1000;

type Group = ResponseClass['name'] | 'redirects';

/** The place of a file, or of a page that redirects, in the staging folder. */
export const stagedPath = (group: Group, path: string) => `${stagingFolder}/${group}${path}`;

/** The files of a build that go to the store. */
export const publishedFiles = (paths: readonly string[]) => paths.filter((path) => !unpublished.test(path)).sort();

/** The page that stands at a redirected address; a store without redirects of its own shows it. */
export function redirectPage({ from, to }: Redirect): { path: string; html: string } {
  const target = to.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const head = `<title>Moved</title><link rel="canonical" href="${target}"><meta http-equiv="refresh" content="0; url=${target}">`;
  return {
    path: `${from.replace(/\/+$/, '')}/index.html`,
    html: `<!DOCTYPE html><html lang="en"><head>${head}</head><body><a href="${target}">${target}</a></body></html>\n`,
  };
}

/**
 * The steps of a deploy. Each leaves a working site: what pages need is there before the pages, and the service worker,
 * which takes hold of whole pages, comes last. Throws on a path that no class of the table takes.
 */
export function deployPlan(files: readonly string[], redirects: readonly Redirect[], removable: readonly string[], target: Target): Step[] {
  const ofClass = (name: ResponseClass['name']) => publishedFiles(files).filter((path) => classOf(path).name === name);
  const steps: Step[] = [
    { title: 'Hashed files: new names beside the old ones', commands: uploads('hashed', ofClass('hashed'), target) },
    { title: 'Page data', commands: uploads('data', ofClass('data'), target) },
    { title: 'Headers of the CDN, for the scripts of the new pages', commands: headerCommands(target) },
    { title: 'HTML and other files', commands: uploads('document', ofClass('document'), target) },
    { title: 'Redirects', commands: redirects.map((redirect) => redirectUpload(redirect, target)) },
    workerStep(ofClass('worker'), target),
    { title: 'Removal of pages that are gone, and of hashed files 30 days after their last build', commands: removals(removable, target) },
    {
      title: 'List of the store’s files',
      commands: [copy(`${stagingFolder}/files.json`, ledgerKey, target, ['--content-type', 'application/json'])],
    },
  ];
  return steps.filter(({ commands }) => commands.length > 0);
}

/** The step that uploads the service worker and what belongs to workers. */
export function workerStep(files: readonly string[], target: Target): Step {
  return { title: 'Service worker', commands: uploads('worker', files, target) };
}

const endOf = (path: string) => /\.[^./]+$/.exec(path)?.[0];

function uploads(name: ResponseClass['name'], paths: readonly string[], { bucket }: Target): Command[] {
  // The client guesses types by the machine it runs on and knows few of the newer ones, so each type is named.
  const types = [...new Set(paths.map(contentTypeOf))];
  // A hashed file that the store has already is the same file.
  const verb =
    name === 'hashed'
      ? ['sync', stagedPath(name, '/'), `s3://${bucket}/`, '--size-only']
      : ['cp', stagedPath(name, '/'), `s3://${bucket}/`, '--recursive'];
  return types.map((type) => {
    const ofType = paths.filter((path) => contentTypeOf(path) === type);
    const patterns = new Set(ofType.map((path) => (endOf(path) ? `*${endOf(path)}` : path.slice(1))));
    const included = [...patterns].flatMap((pattern) => ['--include', pattern]);
    const [first = ''] = ofType;
    return ['aws', 's3', ...verb, '--exclude', '*', ...included, '--content-type', type, '--cache-control', classOf(first).cacheControl];
  });
}

const copy = (file: string, key: string, { bucket }: Target, options: readonly string[]): Command => [
  'aws',
  's3',
  'cp',
  file,
  `s3://${bucket}/${key}`,
  ...options,
];

function redirectUpload(redirect: Redirect, target: Target): Command {
  const { path } = redirectPage(redirect);
  const options = ['--website-redirect', redirect.to, '--content-type', contentTypeOf(path), '--cache-control', mustRevalidate];
  return copy(stagedPath('redirects', path), path.slice(1), target, options);
}

function headerCommands({ headersPolicy }: Target): Command[] {
  if (!headersPolicy) return [];
  const current = ['aws', 'cloudfront', 'get-response-headers-policy', '--id', headersPolicy, '--query', 'ETag', '--output', 'text'];
  const configuration = ['--response-headers-policy-config', 'file://.deploy/cloudfront-headers.json'];
  return [
    ['aws', 'cloudfront', 'update-response-headers-policy', '--id', headersPolicy, '--if-match', { outputOf: current }, ...configuration],
  ];
}

function removals(removable: readonly string[], { bucket }: Target): Command[] {
  return Array.from({ length: Math.ceil(removable.length / mostRemoved) }, (_, index) => {
    const Objects = removable.slice(index * mostRemoved, (index + 1) * mostRemoved).map((path) => ({ Key: path.slice(1) }));
    return ['aws', 's3api', 'delete-objects', '--bucket', bucket, '--delete', JSON.stringify({ Objects, Quiet: true })];
  });
}

/** A command as one would type it. */
export function commandLine(command: Command): string {
  const typed = (argument: string) => (/^[\w@%+=:,./-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", "'\\''")}'`);
  return command
    .map((argument) => (typeof argument === 'string' ? typed(argument) : `"$(${argument.outputOf.map(typed).join(' ')})"`))
    .join(' ');
}
