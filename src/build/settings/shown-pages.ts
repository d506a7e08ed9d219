import { publishedNow, type Shown } from '../../model/reading/read-content';
import { isDevelopment } from './mode';
import { isPreview } from './preview';

/** The pages of this build: in development and in a preview, drafts and future posts too. */
export const shownPages = (): Shown => (isDevelopment() || isPreview() ? 'all' : publishedNow());
