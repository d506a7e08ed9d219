import { contentTypeOf } from './media-types';
import type { Redirect } from './redirects';
import { classOf, mustRevalidate, type ResponseClass, unpublished } from './response-table';

/** A program and its arguments. */
export type Command = readonly string[];
export type Step = { title: string; commands: readonly Command[] };

export type Target = {
  bucket: string;
  /** The bucket of the deploy's own lists, which visitors must not read. */
  stateBucket: string;
  /** What has to change in CloudFront's response headers policies. */
  headers: readonly HeadersChange[];
};

/** A response headers policy beside the file that this build wants in its place; `etag` is the version that was compared. */
export type HeadersChange = { policy: string; etag: string; file: string; changed: boolean; distributions: readonly string[] };

/** Where the command line client finds files, laid out by `stagedPath`. */
export const stagingFolder = '.deploy/upload';
/** The deploy's own lists: the files in the store, and the scripts that pages of earlier builds carry. */
export const listNames = ['files.json', 'script-hashes.json'] as const;
export type ListName = (typeof listNames)[number];
export const listKey = (name: ListName) => `.deploy/${name}`;
/** What the store removes in one request. */
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
    { title: 'Headers of the CDN, for the scripts of the new pages', commands: target.headers.flatMap(headerCommands) },
    { title: 'HTML and other files', commands: uploads('document', ofClass('document'), target) },
    { title: 'Redirects', commands: redirects.map((redirect) => redirectUpload(redirect, target)) },
    workerStep(ofClass('worker'), target),
    {
      title: 'Removal of pages that are gone, and of hashed files 30 days after their last build',
      commands: removalCommands(removable, target),
    },
    { title: 'Lists for the next deploy', commands: listNames.map((name) => listUpload(name, target)) },
  ];
  return steps.filter(({ commands }) => commands.length > 0);
}

/** The step that uploads the service worker and what belongs to workers. */
export function workerStep(files: readonly string[], target: Pick<Target, 'bucket'>): Step {
  return { title: 'Service worker', commands: uploads('worker', files, target) };
}

const endOf = (path: string) => /\.[^./]+$/.exec(path)?.[0];

function uploads(name: ResponseClass['name'], paths: readonly string[], { bucket }: Pick<Target, 'bucket'>): Command[] {
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

const copy = (file: string, bucket: string, key: string, options: readonly string[]): Command => [
  ...['aws', 's3', 'cp', file, `s3://${bucket}/${key}`],
  ...options,
];

function redirectUpload(redirect: Redirect, { bucket }: Target): Command {
  const { path } = redirectPage(redirect);
  const options = ['--website-redirect', redirect.to, '--content-type', contentTypeOf(path), '--cache-control', mustRevalidate];
  return copy(stagedPath('redirects', path), bucket, path.slice(1), options);
}

const listUpload = (name: ListName, { stateBucket }: Target): Command =>
  copy(`${stagingFolder}/${name}`, stateBucket, listKey(name), ['--content-type', 'application/json']);

/**
 * Pages follow only when every edge has the new policy: under the old one a script they carry would not run. What is not
 * changed now may still be on its way from an earlier try.
 */
function headerCommands({ policy, etag, file, changed, distributions }: HeadersChange): Command[] {
  const configuration = ['--response-headers-policy-config', `file://${file}`];
  const update = ['aws', 'cloudfront', 'update-response-headers-policy', '--id', policy, '--if-match', etag, ...configuration];
  return [...(changed ? [update] : []), ...distributions.map((id) => ['aws', 'cloudfront', 'wait', 'distribution-deployed', '--id', id])];
}

type Removal = { file: string; text: string };

/** What is removed, in files of as many as the store takes in one request: as an argument a long list would be refused. */
export function removals(removable: readonly string[]): Removal[] {
  return Array.from({ length: Math.ceil(removable.length / mostRemoved) }, (_, index) => {
    const Objects = removable.slice(index * mostRemoved, (index + 1) * mostRemoved).map((path) => ({ Key: path.slice(1) }));
    return { file: `${stagingFolder}/removals-${index + 1}.json`, text: JSON.stringify({ Objects, Quiet: true }) };
  });
}

const removalCommands = (removable: readonly string[], { bucket }: Target): Command[] =>
  removals(removable).map(({ file }) => ['aws', 's3api', 'delete-objects', '--bucket', bucket, '--delete', `file://${file}`]);

/** A command as one would type it. */
export function commandLine(command: Command): string {
  const typed = (argument: string) => (/^[\w@%+=:,./-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", "'\\''")}'`);
  return command.map(typed).join(' ');
}
