import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { siteLanguage, siteLanguages } from '../../model/site-languages';
import { readSiteData } from '../bundle/site-data';
import { withKeepingRules } from '../offline/keeping-rules';
import { type OfflineLook, writeOfflinePages } from '../offline/offline-page';
import { precacheList } from '../offline/precache-list';
import { isPreview } from '../settings/preview';
import { securityText } from './security-text';

/** Writes what a host or the service worker serves without Gatsby: offline page, precache list, security.txt, and robots.txt. */
export async function writeHostPages({ graphql }: ParentSpanPluginArgs & { graphql: Graphql }, look: OfflineLook): Promise<void> {
  const { data } = await graphql<{ sitePage: { path: string } | null }>('{ sitePage(path: { eq: "/security/" }) { path } }');
  if (!data) throw new Error('The GraphQL query for the page about security failed.');
  const folder = join(process.cwd(), 'public');
  const languages = siteLanguages();
  const { brand, siteUrl } = readSiteData(siteLanguage());
  writeOfflinePages(folder, languages, look);
  const worker = join(folder, 'sw.js');
  writeFileSync(worker, withKeepingRules(readFileSync(worker, 'utf8')));
  putFirst(worker, `${readFileSync(resolve('src/site/service-worker/bypass.worker.js'), 'utf8')}${precacheList(folder, languages)}`);
  mkdirSync(join(folder, '.well-known'), { recursive: true });
  const facts = { email: brand.email, languages, siteUrl, policy: data.sitePage?.path };
  writeFileSync(join(folder, '.well-known/security.txt'), securityText(facts, new Date()));
  writeFileSync(join(folder, 'robots.txt'), robotsText(siteUrl, isPreview(), ownRules()));
}

/** Listeners run in the order of registration, and gatsby-plugin-offline can only append scripts. */
function putFirst(file: string, text: string): void {
  const known = readFileSync(file, 'utf8');
  if (!known.startsWith(text)) writeFileSync(file, `${text}\n${known}`);
}

/** The rules in `static/robots.txt`, such as those that turn AI crawlers away; undefined if the file is missing. */
function ownRules(): string | undefined {
  const file = resolve('static/robots.txt');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/**
 * The site's own rules and the sitemap, which a preview lacks. Without rules, everything is allowed, because pages not meant for
 * search engines opt out themselves: an engine that may not read a page never sees its noindex, and may list its address.
 */
export const robotsText = (siteUrl: string, preview: boolean, rules = 'User-agent: *\nAllow: /') =>
  `${rules.trim()}\n${preview ? '' : `\nSitemap: ${siteUrl}/sitemap-index.xml\n`}`;

type Graphql = <Data>(query: string) => Promise<{ data?: Data }>;
