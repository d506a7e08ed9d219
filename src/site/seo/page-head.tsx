import { graphql } from 'gatsby';
import type { Thing } from 'schema-dts';
import { alternatesOf } from '../../contract/alternates';
import { feedPath } from '../../contract/derived-paths';
import { localeOf, pathPrefix } from '../../contract/languages';
import { openGraphImagePath, openGraphImageSize } from '../../contract/open-graph-image-path';
import { fullTitle } from '../../contract/search-result';
import { publicSettings } from '../edge/public-settings';
import { languageOf } from '../words/localized-path';
import { useSiteDataOf } from '../words/site-data';
import { defaultLanguage } from '../words/site-languages';
import { JsonLd } from './json-ld';
import { breadcrumbList } from './structured-data/breadcrumb-list';
import { absoluteUrl, type PageFacts, type SiteFacts } from './structured-data/facts';
import { faqPage } from './structured-data/faq-page';
import { reviewedPage } from './structured-data/web-page';

type PublishedFacts = { isoDate: string; changedAt: string; writer: { path: string } | null };

type PageHeadProps<Page> = {
  /** Null in every query's type; the build makes no page without its entry. */
  page: Page | null;
  kind?: 'website' | 'article' | 'profile';
  /** False keeps the page out of search engines, for example a fallback page. */
  indexed?: boolean;
  /** When the page was published and last changed, in ISO 8601, and the path of its author's page. */
  published?: PublishedFacts | null;
  /** The page's structured data, other than its questions and breadcrumbs. */
  things?: (site: SiteFacts, page: Page) => readonly Thing[];
};

/** The head tags of a page, for its `Head` export. */
export function PageHead<Page extends PageFacts>({
  page,
  kind = 'website',
  indexed = true,
  published,
  things = () => [],
}: PageHeadProps<Page>) {
  const site = useSiteFacts(page?.path ?? '/');
  if (!page) return null;
  return (
    <>
      <title>{fullTitle(page.title, site.brand.name)}</title>
      <meta name="description" content={page.description} />
      {indexed && !publicSettings.preview ? null : <meta name="robots" content="noindex" />}
      <OpenGraph kind={kind} page={page} site={site} />
      {published ? <ArticleTimes published={published} site={site} /> : null}
      <meta name="twitter:card" content="summary_large_image" />
      <FeedLink site={site} />
      {indexed ? <IndexedTags page={page} site={site} things={[...things(site, page), ...commonThings(site, page)]} /> : null}
    </>
  );
}

/** What only pages have that search engines may list: their addresses, an Open Graph image, and structured data. */
function IndexedTags({ page, site, things }: TagsProps & { things: readonly Thing[] }) {
  return (
    <>
      <Addresses page={page} site={site} />
      <meta property="og:image" content={absoluteUrl(site, openGraphImagePath(page.path))} />
      <meta property="og:image:width" content={String(openGraphImageSize.width)} />
      <meta property="og:image:height" content={String(openGraphImageSize.height)} />
      <meta property="og:image:alt" content={page.heading} />
      {things.length > 0 ? <JsonLd things={things} /> : null}
    </>
  );
}

/** A preview has no feed. */
function FeedLink({ site: { blog, prefix } }: Pick<TagsProps, 'site'>) {
  if (!blog || publicSettings.preview) return null;
  return <link rel="alternate" type="application/atom+xml" href={feedPath(prefix)} title={blog.label} />;
}

/** The structured data that any page may have. */
function commonThings(site: SiteFacts, page: PageFacts): readonly Thing[] {
  const { above = [], questions = [] } = page;
  return [
    ...reviewedPage(site, page),
    ...(questions.length > 0 ? [faqPage(site, page.path, questions)] : []),
    ...(above.length > 0 ? [breadcrumbList(site, [...above, page])] : []),
  ];
}

type TagsProps = { page: PageFacts; site: SiteFacts };

/** A locale as Open Graph writes it, which names no script: zh-Hant-TW is zh_TW. */
const openGraphLocale = (locale: string) => locale.replace(/-(?:.*-)?/, '_');

/** What social networks show of a page. */
function OpenGraph({ kind, page, site }: TagsProps & { kind: string }) {
  return (
    <>
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={site.brand.name} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={absoluteUrl(site, page.path)} />
      <meta property="og:locale" content={openGraphLocale(site.locale)} />
      {otherLanguages(page, site).map((language) => (
        <meta key={language} property="og:locale:alternate" content={openGraphLocale(localeOf(language, site.brand.country))} />
      ))}
    </>
  );
}

function ArticleTimes({ published: { isoDate, changedAt, writer }, site }: { published: PublishedFacts; site: SiteFacts }) {
  return (
    <>
      <meta property="article:published_time" content={isoDate} />
      <meta property="article:modified_time" content={changedAt} />
      {writer ? <meta property="article:author" content={absoluteUrl(site, writer.path)} /> : null}
    </>
  );
}

const otherLanguages = ({ languages = [] }: PageFacts, { language }: SiteFacts) => languages.filter((each) => each !== language);

function useSiteFacts(path: string): SiteFacts {
  const language = languageOf(path);
  const { brand, blog, siteUrl, locale } = useSiteDataOf(language);
  return { brand, url: siteUrl, language, locale, prefix: pathPrefix(language === defaultLanguage ? undefined : language), blog };
}

/** The address of a page, and of the same page in its other languages, which all of them list. */
function Addresses({ page, site }: TagsProps) {
  const originalPath = page.path.slice(site.prefix.length);
  const alternates = alternatesOf({ originalPath, languages: page.languages ?? [], defaultLanguage });
  return (
    <>
      <link rel="canonical" href={absoluteUrl(site, page.path)} />
      {alternates.map(({ lang, url }) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={absoluteUrl(site, url)} />
      ))}
    </>
  );
}

export const pageHeadFragment = graphql`
  fragment PageHead on ContentPage {
    path
    languages
    above {
      label
      path
    }
    title
    label
    heading
    description
    summary
    cta
  }
`;
