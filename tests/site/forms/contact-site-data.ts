import { noSiteData, type SiteData } from '../../../src/contract/site-data';

export const schedulingUrl = 'https://calendar.example/intro';

/** What the contact form offers: a calendar, two services, a product and budgets. */
export const contactSiteData: SiteData = {
  ...noSiteData,
  brand: { ...noSiteData.brand, schedulingUrl, budgets: { currency: 'USD', limits: [25_000, 75_000, 200_000] } },
  interests: [
    {
      title: 'A group',
      options: [
        { value: 'a-service', label: 'A service', path: '/services/a-service/' },
        { value: 'another-service', label: 'Another service', path: '/services/another-service/' },
      ],
    },
    { title: null, options: [{ value: 'products/a-product', label: 'A product', path: '/products/a-product/' }] },
  ],
};
