import { publishedNow, type ShownPages } from '../../model/read-content';
import { isDevelopment } from './mode';
import { isPreview } from './preview';

/** The pages of this build: in development and in a preview, drafts and future posts too. */
export const shownPages = (): ShownPages => (isDevelopment() || isPreview() ? 'all' : publishedNow());
