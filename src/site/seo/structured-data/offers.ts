import type { OfferCatalogLeaf } from 'schema-dts';
import { absoluteUrl, type SiteFacts } from './facts';
import { agency } from './organization';

type Band = { name: string; low: number; high: number; per: string; text: string };
type Prices = { currency: string; bands: { heading: string; items: readonly Band[] } };

/** The agency's price ranges as a catalog of offers; none is a price that a visitor could pay. */
export function offers(site: SiteFacts, path: string, { currency, bands }: Prices): OfferCatalogLeaf {
  const address = absoluteUrl(site, path);
  return {
    '@type': 'OfferCatalog',
    '@id': `${address}#offers`,
    name: bands.heading,
    url: address,
    itemListElement: bands.items.map(({ name, low, high, per, text }) => ({
      '@type': 'Offer',
      name,
      description: text,
      offeredBy: agency(site),
      priceSpecification: { '@type': 'UnitPriceSpecification', minPrice: low, maxPrice: high, priceCurrency: currency, unitText: per },
    })),
  };
}
