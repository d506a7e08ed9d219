import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { noSiteData, type SiteData } from '../../../src/contract/site-data';
import { publicSettings } from '../../../src/site/edge/public-settings';
import { PageHead } from '../../../src/site/seo/page-head';
import { SiteDataProvider } from '../../../src/site/words/site-data';

jest.mock('../../../src/site/edge/public-settings', () => ({ publicSettings: { preview: false, languages: ['en', 'es'] } }));

const siteData: SiteData = {
  ...noSiteData,
  locale: 'en-US',
  siteUrl: 'https://www.agency.example',
  brand: { ...noSiteData.brand, name: 'Agency', country: 'US' },
  blog: { label: 'Blog' },
};
const page = { path: '/blog/a/', label: 'A post', title: 'A post', description: 'Of a post.', heading: 'A post' };

function headOf(preview: boolean, indexed: boolean): string {
  Object.assign(publicSettings, { preview });
  return markupOf(<PageHead page={page} indexed={indexed} />);
}

const markupOf = (head: ReactElement) =>
  renderToStaticMarkup(<SiteDataProvider value={(language) => ({ ...siteData, locale: `${language}-US` })}>{head}</SiteDataProvider>);

const noindex = '<meta name="robots" content="noindex"/>';
const canonical = '<link rel="canonical" href="https://www.agency.example/blog/a/"/>';
const feed = 'href="/feed.xml"';

test.each([
  ['a published page is indexed at its address', false, true, { [canonical]: true, [noindex]: false, [feed]: true }],
  ['a fallback page is not indexed', false, false, { [canonical]: false, [noindex]: true, [feed]: true }],
  [
    'a previewed page is not indexed, and names its address on the published site',
    true,
    true,
    { [canonical]: true, [noindex]: true, [feed]: false },
  ],
])('%s', (_, preview, indexed, expected) => {
  const head = headOf(preview, indexed);
  expect(Object.fromEntries(Object.keys(expected).map((part) => [part, head.includes(part)]))).toEqual(expected);
});

test('a translated page names itself, its original, and the language of its feed', () => {
  Object.assign(publicSettings, { preview: false });
  const head = markupOf(<PageHead page={{ ...page, path: '/es/blog/a/', languages: ['en', 'es'] }} />);
  const tags = [
    '<link rel="canonical" href="https://www.agency.example/es/blog/a/"/>',
    '<link rel="alternate" hrefLang="en" href="https://www.agency.example/blog/a/"/>',
    '<link rel="alternate" hrefLang="es" href="https://www.agency.example/es/blog/a/"/>',
    '<link rel="alternate" hrefLang="x-default" href="https://www.agency.example/blog/a/"/>',
    '<meta property="og:locale" content="es_US"/>',
    '<meta property="og:locale:alternate" content="en_US"/>',
    'href="/es/feed.xml"',
  ];
  expect(tags.filter((tag) => !head.includes(tag))).toEqual([]);
});

test('a post names when it appeared and when it last changed', () => {
  const [isoDate, changedAt] = ['2026-03-14T09:30:00-04:00', '2026-05-01T00:00:00-04:00'];
  const head = markupOf(<PageHead page={page} published={{ isoDate, changedAt, writer: null }} />);
  expect(head).toContain(`<meta property="article:published_time" content="${isoDate}"/>`);
  expect(head).toContain(`<meta property="article:modified_time" content="${changedAt}"/>`);
});

test('a page in one language has no alternates', () => {
  expect(markupOf(<PageHead page={{ ...page, languages: ['en'] }} />)).not.toContain('hrefLang');
});

test('a language with a script has its language and region as Open Graph locale', () => {
  const head = renderToStaticMarkup(
    <SiteDataProvider value={() => ({ ...siteData, locale: 'zh-Hant-TW', brand: { ...siteData.brand, country: 'TW' } })}>
      <PageHead page={{ ...page, languages: ['en', 'sr-Latn'] }} />
    </SiteDataProvider>,
  );
  expect(head).toContain('<meta property="og:locale" content="zh_TW"/>');
  expect(head).toContain('<meta property="og:locale:alternate" content="sr_TW"/>');
});
