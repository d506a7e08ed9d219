/** @jest-environment node */
import { offers } from '../../../src/site/seo/structured-data/offers';

const site = {
  url: 'https://agency.example',
  language: 'en',
  locale: 'en-CA',
  prefix: '',
  brand: {
    ...{ name: 'Northmast', legalName: 'Northmast, Inc.', description: 'Software.', tagline: 'Drawn first', email: 'hello@agency.example' },
    ...{ phone: null, address: null, country: 'CA', countryName: 'Canada', social: [], founded: null, employees: null },
  },
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
