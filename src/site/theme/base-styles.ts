import { fontFaces } from './font-faces';
import { pageStyles } from './page-styles';
import { resetStyles } from './reset-styles';

/** What every page begins with: those of the site, the inbox, and the login page of the editor. */
export const baseStyles = [fontFaces, resetStyles, pageStyles].join('\n');
