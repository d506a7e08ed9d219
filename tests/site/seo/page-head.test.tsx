/** @jest-environment node */
import { useStaticQuery } from 'gatsby';
import { renderToStaticMarkup } from 'react-dom/server';
import { publicSettings } from '../../../src/site/edge/public-settings';
import { PageHead } from '../../../src/site/seo/page-head';

jest.mock('../../../src/site/edge/public-settings', () => ({ publicSettings: { preview: false, languages: ['en'] } }));

const site = {
  brand: { name: 'Agency', legalName: 'Agency', country: 'US', social: [] },
  site: { siteMetadata: { siteUrl: 'https://www.agency.example' } },
  blog: { label: 'Blog' },
};
const page = { path: '/blog/a/', label: 'A post', title: 'A post', description: 'Of a post.', heading: 'A post' };

function headOf(preview: boolean, indexed: boolean): string {
  Object.assign(publicSettings, { preview });
  jest.mocked(useStaticQuery).mockReturnValue(site);
  return renderToStaticMarkup(<PageHead page={page} indexed={indexed} />);
}

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
