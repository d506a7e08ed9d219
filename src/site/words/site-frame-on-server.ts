import type { SiteFrame } from '../../contract/site-frame';
import { readAtBuild } from './read-at-build';

/** What the pages of a language share, at build time; `site-frames.ts` has written it by then. */
export const siteFrameOnServer = (language: string) => readAtBuild('.cache/site-frames', `${language}.json`) as SiteFrame;
