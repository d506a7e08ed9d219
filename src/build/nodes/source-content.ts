import { watch } from 'chokidar';
import type { Reporter, SourceNodesArgs } from 'gatsby';
import type { BrandColors } from '../../model/brand/brand-colors';
import { samplesIn, sampleWarning } from '../../model/checking/samples';
import { formatSchedule } from '../../model/checking/schedule';
import { contentFolder, contentPlace } from '../../model/content-folder';
import { formatProblems } from '../../model/problems';
import { readCheckedContent } from '../../model/read-checked-content';
import { type Content, inEachLanguage, prefixedPathsIn } from '../../model/reading/content';
import { contentNodes } from '../../model/relating/content-nodes';
import { localesFolder } from '../../model/words/locales-folder';
import { writeIllustrations } from '../bundle/illustrations';
import { writeSiteData } from '../bundle/site-data';
import { isDevelopment } from '../settings/mode';
import { publishedUrl } from '../settings/published-url';
import { shownPages } from '../settings/shown-pages';
import { keepBuiltContent } from './built-content';
import { keepPages } from './pages-with-content';
import { showProblems } from './problem-overlay';
import { reloadTabs } from './tab-reload';

const folder = contentFolder();
const developing = isDevelopment();

/** Creates the content nodes. Problems stop a build with the full list; development uses the valid content and watches files. */
export async function sourceContent(args: SourceNodesArgs, look: BrandColors): Promise<void> {
  const { content, problems, calendar } = await readCheckedContent(folder, shownPages());
  const schedule = formatSchedule(calendar, Date.now(), contentPlace());
  if (schedule) args.reporter.info(schedule);
  if (problems.length > 0) complain(args.reporter, formatProblems(problems, contentPlace()));
  showProblems(problems);
  keepBuiltContent(content);
  if (content) {
    passOn(args, content, look);
    warnOfSamples(args.reporter, content);
  }
  if (!developing) return;
  watchOnce(
    () => sourceAgain(args, look),
    (error) => args.reporter.error('The content could not be read; the next change tries again.', error),
  );
}

async function sourceAgain(args: SourceNodesArgs, look: BrandColors): Promise<void> {
  const { content, problems } = await readCheckedContent(folder, shownPages());
  showProblems(problems);
  if (problems.length > 0) args.reporter.error(formatProblems(problems, contentPlace()));
  else args.reporter.success('No mistakes in the content');
  if (content) {
    const { otherPages, otherSiteData } = passOn(args, content, look);
    // Pages have loaded the site data once; unlike the data of queries, it does not update in place.
    if (otherSiteData) reloadTabs(otherPages);
  }
  writeIllustrations();
}

/**
 * Passes the content to Gatsby and the bundlers. Returns whether the list of pages has changed (`otherPages`) and whether their
 * shared data has (`otherSiteData`).
 */
function passOn(args: SourceNodesArgs, content: Content, look: BrandColors): { otherPages: boolean; otherSiteData: boolean } {
  // First, because creating a node creates its page.
  const otherPages = keepPages(new Set(prefixedPathsIn(inEachLanguage(content))));
  createNodes(args, content);
  return { otherPages, otherSiteData: writeSiteData(content, look, publishedUrl()) };
}

/** The IDs of the nodes that exist. */
const createdNodes = new Set<string>();

/** Creates the nodes of the content, touches the unchanged ones, and deletes those that the content no longer has. */
function createNodes({ actions, createNodeId, createContentDigest, getNode }: SourceNodesArgs, content: Content): void {
  const left = new Set(createdNodes);
  for (const { type, key, fields } of contentNodes(content, folder)) {
    const id = createNodeId(`${type} ${key}`);
    const contentDigest = createContentDigest(fields);
    left.delete(id);
    const known = getNode(id);
    if (known && known.internal.contentDigest === contentDigest) actions.touchNode(known);
    else actions.createNode({ ...fields, id, parent: null, children: [], internal: { type, contentDigest } });
    createdNodes.add(id);
  }
  for (const id of left) {
    const gone = getNode(id);
    if (gone) actions.deleteNode(gone);
    createdNodes.delete(id);
  }
}

function warnOfSamples(reporter: Reporter, content: Content): void {
  const warning = developing ? undefined : sampleWarning(samplesIn(content), publishedUrl());
  if (warning) reporter.warn(warning);
}

function complain(reporter: Reporter, message: string): void {
  if (developing) reporter.error(message);
  else reporter.panic(message);
}

/** Long enough for an editor to finish writing several files, short enough to go unnoticed. */
const settleMs = 100;

let watching = false;

/** Calls `changed` after the files have changed, one call after the other; a file may be gone before it is read. */
function watchOnce(changed: () => Promise<void>, onError: (error: Error) => void): void {
  if (watching) return;
  watching = true;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const run = () => {
    running = running.then(changed).catch(onError);
  };
  watch([folder, localesFolder()], { ignoreInitial: true }).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(run, settleMs);
  });
}
