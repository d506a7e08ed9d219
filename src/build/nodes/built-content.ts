import type { CreatePagesArgs } from 'gatsby';
import { samplesIn } from '../../model/checking/samples';
import { contentFolder } from '../../model/content-folder';
import { readContent } from '../../model/read-content';
import type { Content } from '../../model/reading/content';
import { isDevelopment } from '../settings/mode';
import { shownPages } from '../settings/shown-pages';

let known: Content | undefined;

/** Keeps the content from which the nodes of this build are made. */
export function keepBuiltContent(content: Content | undefined): void {
  known = content;
}

/**
 * The content of this build. Read once, so that all parts of a build show the same pages even if a scheduled post becomes due
 * meanwhile; in development, read on each call, because files change.
 */
export function builtContent(): Content | undefined {
  if (isDevelopment()) return readContent(contentFolder(), shownPages()).content;
  known ??= readContent(contentFolder(), shownPages()).content;
  return known;
}

/** Published content that was invented to show the site. */
export function publishedSamples(): string[] {
  const content = builtContent();
  return content ? samplesIn(content) : [];
}

/** Creates redirects for old and short addresses. */
export function createContentRedirects({ actions }: CreatePagesArgs): void {
  const content = builtContent();
  for (const { from, to } of content?.redirects.redirects ?? []) actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true });
}
