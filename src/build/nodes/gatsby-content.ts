import { join } from 'node:path';
import { watch } from 'chokidar';
import type {
  CreateDevServerArgs,
  CreatePageArgs,
  CreatePagesArgs,
  CreateResolversArgs,
  CreateSchemaCustomizationArgs,
  Reporter,
  SourceNodesArgs,
} from 'gatsby';
import { pathPrefix } from '../../contract/languages';
import type { Look } from '../../model/brand/look';
import { pictureFaults } from '../../model/checking/picture-faults';
import { samplesIn, sampleWarning } from '../../model/checking/samples';
import { formatSchedule } from '../../model/checking/schedule';
import { contentFolder, contentPlace } from '../../model/content-folder';
import { formatProblems } from '../../model/problems';
import { type Content, inEachLanguage } from '../../model/reading/content';
import { type ReadContent, readContent } from '../../model/reading/read-content';
import { pathsIn } from '../../model/reading/read-translations';
import { renderMarkdown, wordsOf } from '../../model/reading/render-markdown';
import { contentNodes } from '../../model/relating/content-nodes';
import { pathsOfRoutes } from '../../model/routed-pages';
import { siteFacts } from '../../model/site-url';
import { localesFolder } from '../../model/words/locales-folder';
import { wordsProblems } from '../../model/words/read-words';
import { writeBrandFiles } from '../brand/write-brand-files';
import { writeIllustrations } from '../bundle/illustrations';
import { serveSiteFrames, writeSiteFrames } from '../bundle/site-frames';
import { withBuiltPictures } from '../pictures/body-pictures';
import { builtPicture, type NodeModel } from '../pictures/built-picture';
import { isDevelopment } from '../settings/mode';
import { publishedUrl } from '../settings/published-url';
import { shownPages } from '../settings/shown-pages';
import { graphqlTypes } from './graphql-types';
import { reloadPages, serveProblems, showProblems } from './problem-overlay';
import { writtenDates } from './written-dates';

const folder = contentFolder();
const developing = isDevelopment();

/** Long enough for an editor to finish writing several files, short enough to go unnoticed. */
const settleMs = 100;

export function createContentTypes({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension(writtenDates(siteFacts()?.country ?? ''));
  actions.createTypes(graphqlTypes);
}

/** The content, and all mistakes in it and in the interface strings. */
async function readAll(): Promise<ReadContent> {
  const read = readContent(folder, shownPages(), await pictureFaults(folder));
  return { ...read, problems: [...read.problems, ...wordsProblems(read.content?.site.languages ?? [])] };
}

/** Creates the content nodes. Problems stop a build with the full list; development uses the valid content and watches files. */
export async function sourceContent(args: SourceNodesArgs, look: Look): Promise<void> {
  const { content, problems, calendar } = await readAll();
  const schedule = formatSchedule(calendar, Date.now(), contentPlace());
  if (schedule) args.reporter.info(schedule);
  if (problems.length > 0) complain(args.reporter, formatProblems(problems, contentPlace()));
  showProblems(problems);
  if (content) {
    createNodes(args, content);
    writeSiteFrames(content, look, publishedUrl());
    warnOfSamples(args.reporter, content);
    shownPaths = pathsOfPages(content);
    sourcedPaths = shownPaths;
  }
  if (developing) watchOnce(() => sourceAgain(args, look));
}

function warnOfSamples(reporter: Reporter, content: Content): void {
  const warning = developing ? undefined : sampleWarning(samplesIn(content), content.site.url);
  if (warning) reporter.warn(warning);
}

/** Published content that was invented to show the site. */
export function publishedSamples(): string[] {
  const { content } = readContent(folder, shownPages());
  return content ? samplesIn(content) : [];
}

let shownPaths: ReadonlySet<string> | undefined;

/** The paths of all pages, in each language. */
const pathsOfPages = (content: Content) =>
  new Set(inEachLanguage(content).flatMap((each) => [...pathsIn(each)].map((path) => each.prefix + path)));

/**
 * Deletes a page without content: a route of `src/pages` whose file is a draft or missing, or a page that the translation plugin
 * copied into a language it is not translated into. The others are told in which languages they exist.
 */
export function keepEmptyPagesOut({ page, actions }: Pick<CreatePageArgs, 'page' | 'actions'>): void {
  if (!shownPaths) return;
  const { i18n } = (page.context ?? {}) as Partial<PageLanguages>;
  const original = i18n?.originalPath ?? page.path;
  const isContent = pathsOfRoutes.has(original) || shownPaths.has(original);
  if (isContent && !shownPaths.has(page.path)) actions.deletePage(page);
  else if (i18n && isContent) tellLanguages(page, i18n, actions);
}

/** The part that is read here of what the translation plugin adds to the context of each page. */
type PageLanguages = { i18n: { originalPath: string; languages: readonly string[]; defaultLanguage: string } };

function tellLanguages(page: CreatePageArgs['page'], i18n: PageLanguages['i18n'], { createPage }: CreatePageArgs['actions']): void {
  const { originalPath, languages, defaultLanguage } = i18n;
  const existing = languages.filter((each) => shownPaths?.has(pathPrefix(each === defaultLanguage ? undefined : each) + originalPath));
  // Created again with another context, it comes here again.
  if (existing.length < languages.length) createPage({ ...page, context: { ...page.context, i18n: { ...i18n, languages: existing } } });
}

function complain(reporter: Reporter, message: string): void {
  if (developing) reporter.error(message);
  else reporter.panic(message);
}

const createdNodes = new Map<string, string>();

function createNodes({ actions, createNodeId, createContentDigest, getNode }: SourceNodesArgs, content: Content): void {
  const left = new Set(createdNodes.keys());
  for (const { type, key, fields } of contentNodes(content, folder)) {
    const id = createNodeId(`${type} ${key}`);
    const contentDigest = createContentDigest(fields);
    left.delete(id);
    const known = getNode(id);
    if (known && known.internal.contentDigest === contentDigest) actions.touchNode(known);
    else actions.createNode({ ...fields, id, parent: null, children: [], internal: { type, contentDigest } });
    createdNodes.set(id, type);
  }
  for (const id of left) {
    const gone = getNode(id);
    if (gone) actions.deleteNode(gone);
    createdNodes.delete(id);
  }
}

/** Writes icons and the web manifest, in `gatsby develop` too. */
export async function writeBrand(look: Look): Promise<void> {
  const { content } = readContent(folder, shownPages());
  if (content) await writeBrandFiles({ site: content.site, folder, look, outFolder: join(process.cwd(), 'public') });
}

/** Shows content problems in the browser too. */
export function serveContentProblems({ app }: CreateDevServerArgs): void {
  serveProblems(app);
  serveSiteFrames(app);
}

let watching = false;

function watchOnce(changed: () => Promise<void>): void {
  if (watching) return;
  watching = true;
  let timer: NodeJS.Timeout | undefined;
  watch([folder, localesFolder()], { ignoreInitial: true }).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void changed(), settleMs);
  });
}

async function sourceAgain(args: SourceNodesArgs, look: Look): Promise<void> {
  const { content, problems } = await readAll();
  showProblems(problems);
  if (problems.length > 0) args.reporter.error(formatProblems(problems, contentPlace()));
  else args.reporter.success('No mistakes in the content');
  if (content) {
    createNodes(args, content);
    const paths = pathsOfPages(content);
    // Pages have loaded it once; unlike the data of queries, it does not update in place.
    if (writeSiteFrames(content, look, publishedUrl())) reload(isSameSet(paths, sourcedPaths));
    sourcedPaths = paths;
  }
  writeIllustrations();
}

let sourcedPaths: ReadonlySet<string> = new Set();
let reloadIsDue = false;

/** A tab that loads a page before Gatsby has created it counts as one that shows no page, and gets no further changes. */
function reload(pagesExist: boolean): void {
  if (pagesExist) reloadPages();
  else reloadIsDue = true;
}

/** Reloads the tabs that waited for pages to be created or deleted. */
export function reloadAfterCreation(): void {
  if (!reloadIsDue) return;
  reloadIsDue = false;
  reloadPages();
}

const isSameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((each) => other.has(each));

/** Creates redirects for old and short addresses. */
export function createContentRedirects({ actions }: CreatePagesArgs): void {
  const { content } = readContent(folder, shownPages());
  for (const { from, to } of content?.redirects.redirects ?? []) actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true });
}

type BodySource = { markdown: string };
type PictureSource = { file: string };
type Context = { nodeModel: NodeModel };

/** Resolvers that render HTML, headings, and pictures only when a query requests them. */
export function createContentResolvers({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Body: {
      html: {
        resolve: ({ markdown }: BodySource, _: unknown, { nodeModel }: Context) =>
          withBuiltPictures(renderMarkdown(markdown).html, (file) => builtPicture(file, nodeModel)),
      },
      headings: { resolve: ({ markdown }: BodySource) => renderMarkdown(markdown).headings },
      words: { resolve: ({ markdown }: BodySource) => wordsOf(markdown) },
    },
    PricesBlock: {
      prices: {
        type: 'Pricing',
        resolve: ({ prices }: { prices: string }, _: unknown, { nodeModel }: Context) =>
          nodeModel.findOne({ type: 'Pricing', query: { filter: { key: { eq: prices } } } }),
      },
    },
    Picture: {
      image: { resolve: ({ file }: PictureSource, _: unknown, { nodeModel }: Context) => builtPicture(file, nodeModel) },
    },
  });
}
