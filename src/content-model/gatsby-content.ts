import { watch } from 'chokidar';
import type {
  CreateDevServerArgs,
  CreatePagesArgs,
  CreateResolversArgs,
  CreateSchemaCustomizationArgs,
  Reporter,
  SourceNodesArgs,
} from 'gatsby';
import { withBuiltPictures } from './body-pictures';
import { contentFolder } from './content-folder';
import { contentNodes } from './content-nodes';
import { type Asked, avifOf, builtPicture, finishedPicture } from './gatsby-pictures';
import { graphqlTypes } from './graphql-types';
import { serveProblems, showProblems } from './problem-overlay';
import { formatProblems } from './problems';
import { publishedToday, readContent } from './read-content';
import { renderMarkdown, wordsOf } from './render-markdown';

const folder = contentFolder();
const developing = process.env.NODE_ENV === 'development';

/** Long enough for an editor to finish writing several files, short enough not to be noticed. */
const settleMs = 100;

export function createContentTypes({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(graphqlTypes);
}

/** Creates the content's nodes; stops a build with the list of all mistakes. In development it goes on with what is right, and watches. */
export function sourceContent(args: SourceNodesArgs): void {
  const { content, problems } = readContent(folder, developing ? 'all' : publishedToday());
  if (problems.length > 0) complain(args.reporter, formatProblems(problems));
  showProblems(problems);
  if (content) createNodes(args, content);
  if (developing) watchOnce(() => sourceAgain(args));
}

function complain(reporter: Reporter, message: string): void {
  if (developing) reporter.error(message);
  else reporter.panic(message);
}

type Content = NonNullable<ReturnType<typeof readContent>['content']>;
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

/** Mistakes in the content show in the browser too. */
export function serveContentProblems({ app }: CreateDevServerArgs): void {
  serveProblems(app);
}

let watching = false;

function watchOnce(changed: () => void): void {
  if (watching) return;
  watching = true;
  let timer: NodeJS.Timeout | undefined;
  watch(folder, { ignoreInitial: true }).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(changed, settleMs);
  });
}

function sourceAgain(args: SourceNodesArgs): void {
  const { content, problems } = readContent(folder, 'all');
  showProblems(problems);
  if (problems.length > 0) args.reporter.error(formatProblems(problems));
  else args.reporter.success('The content is in order');
  if (content) createNodes(args, content);
}

/** Old and short addresses; with and without the slash, as visitors type them. */
export function createContentRedirects({ actions }: CreatePagesArgs): void {
  const { content } = readContent(folder, developing ? 'all' : publishedToday());
  for (const { from, to } of content?.redirects.redirects ?? []) actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true });
}

type BodySource = { markdown: string };
type PictureSource = { file: string };
type Context = Asked['context'];
type Info = Asked['info'];

/** The HTML of a page's text is made only when a query asks for it. */
export function createContentResolvers({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Body: {
      html: {
        resolve: ({ markdown }: BodySource, _: unknown, context: Context, info: Info) =>
          withBuiltPictures(renderMarkdown(markdown).html, (file) => builtPicture(file, { context, info })),
      },
      headings: { resolve: ({ markdown }: BodySource) => renderMarkdown(markdown).headings },
      words: { resolve: ({ markdown }: BodySource) => wordsOf(markdown) },
    },
    Picture: {
      avif: { resolve: ({ file }: PictureSource) => avifOf(file) },
      finished: {
        resolve: ({ file }: PictureSource, _: unknown, context: Context, info: Info) => finishedPicture(file, { context, info }),
      },
    },
  });
}
