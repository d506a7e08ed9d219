import { join } from 'node:path';
import { watch } from 'chokidar';
import type { CreateDevServerArgs, CreatePagesArgs, CreateSchemaCustomizationArgs, Reporter, SourceNodesArgs } from 'gatsby';
import type { Look } from '../../model/brand/look';
import { pictureFaults } from '../../model/checking/picture-faults';
import { samplesIn, sampleWarning } from '../../model/checking/samples';
import { formatSchedule } from '../../model/checking/schedule';
import { contentFolder, contentPlace } from '../../model/content-folder';
import { formatProblems } from '../../model/problems';
import type { Content } from '../../model/reading/content';
import { type ReadContent, readContent } from '../../model/reading/read-content';
import { siteFacts } from '../../model/site-url';
import { localesFolder } from '../../model/words/locales-folder';
import { wordsProblems } from '../../model/words/read-words';
import { writeBrandFiles } from '../brand/write-brand-files';
import { writeIllustrations } from '../bundle/illustrations';
import { serveSiteFrames, writeSiteFrames } from '../bundle/site-frames';
import { isDevelopment } from '../settings/mode';
import { publishedUrl } from '../settings/published-url';
import { shownPages } from '../settings/shown-pages';
import { builtContent, keepBuiltContent } from './built-content';
import { createNodes } from './create-nodes';
import { graphqlTypes } from './graphql-types';
import { keepPages, pathsOfPages } from './pages-with-content';
import { serveProblems, showProblems } from './problem-overlay';
import { reloadTabs, rememberPaths } from './tab-reload';
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
  keepBuiltContent(content);
  if (content) {
    createNodes(args, content, folder);
    writeSiteFrames(content, look, publishedUrl());
    warnOfSamples(args.reporter, content);
    const paths = pathsOfPages(content);
    keepPages(paths);
    rememberPaths(paths);
  }
  if (developing) watchOnce(() => sourceAgain(args, look));
}

function warnOfSamples(reporter: Reporter, content: Content): void {
  const warning = developing ? undefined : sampleWarning(samplesIn(content), content.site.url);
  if (warning) reporter.warn(warning);
}

/** Published content that was invented to show the site. */
export function publishedSamples(): string[] {
  const content = builtContent();
  return content ? samplesIn(content) : [];
}

function complain(reporter: Reporter, message: string): void {
  if (developing) reporter.error(message);
  else reporter.panic(message);
}

/** Writes icons and the web manifest, in `gatsby develop` too. */
export async function writeBrand(look: Look): Promise<void> {
  const content = builtContent();
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
    createNodes(args, content, folder);
    const paths = pathsOfPages(content);
    // Pages have loaded it once; unlike the data of queries, it does not update in place.
    if (writeSiteFrames(content, look, publishedUrl())) reloadTabs(paths);
    rememberPaths(paths);
  }
  writeIllustrations();
}

/** Creates redirects for old and short addresses. */
export function createContentRedirects({ actions }: CreatePagesArgs): void {
  const content = builtContent();
  for (const { from, to } of content?.redirects.redirects ?? []) actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true });
}
