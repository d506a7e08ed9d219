import { classOf, mustRevalidate, type ResponseClass, unpublished } from '../../build/hosts/response-table';
import { escapeMarkup } from '../../contract/escape-markup';
import { contentTypeOf } from '../../contract/media-types';
import type { Redirect } from '../../model/checking/redirect-problems';

/** A program and its arguments. */
export type Command = readonly string[];
export type Step = { title: string; commands: readonly Command[] };

type Store = {
  bucket: string;
  /** The bucket for the deploy's own lists, which visitors must not be able to read. */
  stateBucket: string;
  /** Required changes to CloudFront's response headers policies. */
  headers: readonly HeadersChange[];
};

/** A response headers policy, and the file with the configuration that this build needs; `etag` is the version compared. */
export type HeadersChange = { policy: string; etag: string; file: string; changed: boolean; distributions: readonly string[] };

/** Where the AWS CLI finds the files, laid out by `stagedPath`. */
export const stagingFolder = '.deploy/upload';
/** The deploy's own lists: the files in the store, and the inline script hashes of this and earlier builds. */
const listNames = ['files.json', 'script-hashes.json'] as const;
export type ListName = (typeof listNames)[number];
export const listKey = (name: ListName) => `.deploy/${name}`;
/** The store's limit of objects per delete request. */
const maxRemoved = 1000;

type Group = ResponseClass['name'] | 'redirects';

/** The path of a file or redirect page in the staging folder. */
export const stagedPath = (group: Group, path: string) => `${stagingFolder}/${group}${path}`;

/** The files of a build that are uploaded, sorted. */
export const publishedFiles = (paths: readonly string[]) => paths.filter((path) => !unpublished.test(path)).sort();

/** The page at a redirected address, without words, for stores that do not support redirects. */
export function redirectPage({ from, to }: Redirect): { path: string; html: string } {
  const target = escapeMarkup(to);
  const head = `<title>${target}</title><link rel="canonical" href="${target}"><meta http-equiv="refresh" content="0; url=${target}">`;
  return {
    path: `${from.replace(/\/+$/, '')}/index.html`,
    html: `<!DOCTYPE html><html><head>${head}</head><body><a href="${target}">${target}</a></body></html>\n`,
  };
}

/**
 * The steps of a deploy. Each leaves a working site: what pages need is uploaded before the pages, and the service worker,
 * which controls whole pages, comes last. Throws on a path that matches no response class.
 */
export function deployPlan(files: readonly string[], redirects: readonly Redirect[], removable: readonly string[], store: Store): Step[] {
  const ofClass = (name: ResponseClass['name']) => publishedFiles(files).filter((path) => classOf(path).name === name);
  const steps: Step[] = [
    { title: 'Hashed files, next to those of earlier builds', commands: uploads('hashed', ofClass('hashed'), store) },
    { title: 'Page data', commands: uploads('data', ofClass('data'), store) },
    { title: 'CDN headers, for the scripts of the new pages', commands: store.headers.flatMap(headerCommands) },
    { title: 'HTML and other files', commands: uploads('document', ofClass('document'), store) },
    { title: 'Redirects', commands: redirects.map((redirect) => redirectUpload(redirect, store)) },
    workerStep(ofClass('worker'), store),
    {
      title: 'Removal of deleted pages, and of hashed files 30 days after their last build',
      commands: removalCommands(removable, store),
    },
    { title: 'Lists for the next deploy', commands: listNames.map((name) => listUpload(name, store)) },
  ];
  return steps.filter(({ commands }) => commands.length > 0);
}

/** The step that uploads the service worker and other files of its class. */
export function workerStep(files: readonly string[], store: Pick<Store, 'bucket'>): Step {
  return { title: 'Service worker', commands: uploads('worker', files, store) };
}

const endOf = (path: string) => /\.[^./]+$/.exec(path)?.[0];

function uploads(name: ResponseClass['name'], paths: readonly string[], { bucket }: Pick<Store, 'bucket'>): Command[] {
  // The CLI guesses types from the machine it runs on and knows few of the newer ones, so each type is set explicitly.
  const types = [...new Set(paths.map(contentTypeOf))];
  // A hashed file that is already in the store is identical.
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

function redirectUpload(redirect: Redirect, { bucket }: Store): Command {
  const { path } = redirectPage(redirect);
  const options = ['--website-redirect', redirect.to, '--content-type', contentTypeOf(path), '--cache-control', mustRevalidate];
  return copy(stagedPath('redirects', path), bucket, path.slice(1), options);
}

const listUpload = (name: ListName, { stateBucket }: Store): Command =>
  copy(`${stagingFolder}/${name}`, stateBucket, listKey(name), ['--content-type', 'application/json']);

/**
 * Pages must wait until every edge has the new policy: under the old one, their inline scripts would not run. Waits even
 * if the policy has not changed now, because an earlier attempt may still be propagating.
 */
function headerCommands({ policy, etag, file, changed, distributions }: HeadersChange): Command[] {
  const configuration = ['--response-headers-policy-config', `file://${file}`];
  const update = ['aws', 'cloudfront', 'update-response-headers-policy', '--id', policy, '--if-match', etag, ...configuration];
  return [...(changed ? [update] : []), ...distributions.map((id) => ['aws', 'cloudfront', 'wait', 'distribution-deployed', '--id', id])];
}

type Removal = { file: string; text: string };

/** Removals split into files of one delete request each; passed as an argument, a long list would be rejected. */
export function removals(removable: readonly string[]): Removal[] {
  return Array.from({ length: Math.ceil(removable.length / maxRemoved) }, (_, index) => {
    const Objects = removable.slice(index * maxRemoved, (index + 1) * maxRemoved).map((path) => ({ Key: path.slice(1) }));
    return { file: `${stagingFolder}/removals-${index + 1}.json`, text: JSON.stringify({ Objects, Quiet: true }) };
  });
}

const removalCommands = (removable: readonly string[], { bucket }: Store): Command[] =>
  removals(removable).map(({ file }) => ['aws', 's3api', 'delete-objects', '--bucket', bucket, '--delete', `file://${file}`]);

/** A command as typed in a shell. */
export function commandLine(command: Command): string {
  const typed = (argument: string) => (/^[\w@%+=:,./-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", "'\\''")}'`);
  return command.map(typed).join(' ');
}
