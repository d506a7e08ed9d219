import { pathPrefix } from '../../src/contract/languages';
import { mainPages } from '../../src/contract/main-pages';
import { contentFolder } from '../../src/model/content-folder';
import { inEachLanguage } from '../../src/model/reading/content';
import { readContent } from '../../src/model/reading/read-content';

const { content } = readContent(contentFolder());

/** The additional languages in which a visitor can go from the home page to the contact form. */
export const visitedLanguages = (content ? inEachLanguage(content).slice(1) : [])
  .filter(({ documents, language }) =>
    ['/', mainPages.contact].every((path) => documents.some((document) => document.path === pathPrefix(language) + path)),
  )
  .map(({ language }) => language);
