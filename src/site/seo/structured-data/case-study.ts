import type { CreativeWorkLeaf } from 'schema-dts';
import { openGraphImagePath } from '../../../contract/open-graph-image-path';
import { absoluteUrl, type PageFacts, type SiteFacts } from './facts';
import { agency } from './organization';

/** A case study; `keywords` are its tags, `year` is when the work launched. */
export function caseStudy(site: SiteFacts, page: PageFacts, keywords: readonly string[], year?: number | null): CreativeWorkLeaf {
  const address = absoluteUrl(site, page.path);
  return {
    '@type': 'CreativeWork',
    '@id': `${address}#case-study`,
    name: page.title,
    headline: page.heading,
    description: page.description,
    url: address,
    mainEntityOfPage: { '@type': 'WebPage', '@id': address },
    image: absoluteUrl(site, openGraphImagePath(page.path)),
    keywords,
    ...(year ? { temporalCoverage: String(year) } : {}),
    inLanguage: site.language,
    creator: agency(site),
    publisher: agency(site),
  };
}
