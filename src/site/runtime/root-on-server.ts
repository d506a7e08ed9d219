import { siteFrameOnServer } from '../words/site-frame-on-server';
import { rootWith } from './root';

/** The root of all pages, as rendered at build time. */
export const wrapRootElement = rootWith(siteFrameOnServer);
