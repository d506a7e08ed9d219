import { mainPages } from '../../src/contract/main-pages';
import { contentFolder } from '../../src/model/content-folder';
import { readContent } from '../../src/model/reading/read-content';
import { contentNodes } from '../../src/model/relating/content-nodes';
import { color } from '../../src/site/theme/colors';

const { content, problems } = readContent(contentFolder());
if (!content) throw new Error(`The content cannot be read: ${JSON.stringify(problems)}`);

/** The content that the site was built from. */
export const { site } = content;

/** The paths of all published pages that have a file. */
export const documentPaths = content.documents.map(({ path }) => path);

/** Without a blog there is no feed. */
export const hasBlog = documentPaths.includes(mainPages.blog);

type FooterGroup = { title: string; path?: string; links: { label: string; path: string }[] };
const navigation = contentNodes(content, contentFolder(), color).find(({ type }) => type === 'Navigation');

/** The footer's groups with the pages that they list. */
export const footerGroups = (navigation?.fields.footer ?? []) as FooterGroup[];
