import { mainPages } from '../../src/contract/main-pages';
import { contentFolder } from '../../src/model/content-folder';
import { readContent } from '../../src/model/read-content';
import { type ContentInLanguage, inEachLanguage } from '../../src/model/reading/content';
import { menusOf } from '../../src/model/relating/menus';

const { content, problems } = readContent(contentFolder());
if (!content) throw new Error(`The content cannot be read: ${JSON.stringify(problems)}`);

/** The content that the site was built from. */
export const { site } = content;

/** The same in each language, the default first. */
export const languages = inEachLanguage(content);

/** The content in the language of a page. */
export const contentAt = (path: string): ContentInLanguage =>
  languages.find(({ prefix }) => prefix !== '' && path.startsWith(`${prefix}/`)) ?? content;

/** The path of the home page in the language of a page. */
export const homeAt = (path: string) => `${contentAt(path).prefix}/`;

/** The path of a page without the prefix of its language. */
export const withoutPrefix = (path: string) => path.slice(contentAt(path).prefix.length);

/** The paths of all published pages that have a file, in each language. */
export const documentPaths = languages.flatMap(({ documents }) => documents.map(({ path }) => path));

/** Without a blog there is no feed. */
export const hasBlog = documentPaths.includes(mainPages.blog);

/** The footer's groups with the pages that they list, on the pages of a language. */
export const footerGroups = (language: ContentInLanguage) => menusOf(language).footer;
