import { noSiteData } from '../../../src/contract/site-data';
import { offers } from '../../../src/site/seo/structured-data/offers';

const site = {
  url: 'https://agency.example',
  language: 'en',
  locale: 'en-CA',
  prefix: '',
  brand: { ...noSiteData.brand, country: 'CA', countryName: 'Canada' },
  blog: null,
};

test('price ranges are offers from a low to a high amount, of what they are for', () => {
  const item = { name: 'A month', low: 10, high: 20, per: 'a month', text: 'What it contains.' };
  expect(offers(site, '/prices/', { currency: 'CAD', bands: { heading: 'What it costs', items: [item] } })).toMatchObject({
    '@type': 'OfferCatalog',
    url: 'https://agency.example/prices/',
    itemListElement: [
      {
        name: 'A month',
        priceSpecification: { minPrice: 10, maxPrice: 20, priceCurrency: 'CAD', unitText: 'a month' },
      },
    ],
  });
});
