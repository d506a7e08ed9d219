import { copyFolder } from '../src/commands/project/project-copy';

/** The production build as it was before `gatsby develop` wrote into `public/`; missing if there was none. */
export const keptBuild = copyFolder('built');

/** The content without drafts and future posts, which only development shows. */
export const publishedContent = copyFolder('published');
