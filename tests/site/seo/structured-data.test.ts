/** @jest-environment node */
import { article } from '../../../src/site/seo/structured-data/article';
import { breadcrumbList } from '../../../src/site/seo/structured-data/breadcrumb-list';
import { caseStudy } from '../../../src/site/seo/structured-data/case-study';
import type { PageFacts, SiteFacts } from '../../../src/site/seo/structured-data/facts';
import { faqPage } from '../../../src/site/seo/structured-data/faq-page';
import { agency, organization } from '../../../src/site/seo/structured-data/organization';
import { service } from '../../../src/site/seo/structured-data/service';
import { webSite } from '../../../src/site/seo/structured-data/web-site';

const site: SiteFacts = {
  url: 'https://agency.example',
  brand: {
    name: 'Northmast',
    legalName: 'Northmast, Inc.',
    description: 'Northmast draws and builds software.',
    tagline: 'Drawn before it is built',
    email: 'hello@agency.example',
    phone: { link: '+12125550100' },
    address: '1 Main Street, Springfield',
    country: 'CA',
    social: [{ url: 'https://linkedin.example/n' }, { url: 'https://code.example/n' }],
  },
  blog: { label: 'Notes' },
};

const page = (path: string): PageFacts => ({
  path,
  title: 'A title',
  label: 'A label',
  heading: 'A heading',
  description: 'A description.',
});

const post = { date: '2026-09-08', authorRole: 'Principal engineer' };

describe('the organization', () => {
  test('contains the brand facts', () => {
    expect(organization(site)).toMatchObject({
      '@type': 'Organization',
      name: 'Northmast',
      legalName: 'Northmast, Inc.',
      url: 'https://agency.example/',
      email: 'hello@agency.example',
      telephone: '+12125550100',
      address: '1 Main Street, Springfield',
      sameAs: ['https://linkedin.example/n', 'https://code.example/n'],
      contactPoint: { areaServed: 'CA' },
    });
  });

  test('claims nothing that the agency does not have', () => {
    const facts = organization({ ...site, brand: { ...site.brand, phone: null, address: null, social: [] } });
    expect(Object.keys(facts)).not.toEqual(expect.arrayContaining(['telephone']));
    expect(JSON.stringify(facts)).not.toMatch(/telephone|address|sameAs/);
  });

  test('has the same @id wherever it is referenced', () => {
    expect(agency(site)['@id']).toBe(organization(site)['@id']);
    expect(webSite(site).publisher).toEqual(agency(site));
  });
});

describe('breadcrumbs', () => {
  test('are numbered from 1 and use absolute URLs', () => {
    const trail = [
      { label: 'Home', path: '/' },
      { label: 'Blog', path: '/blog/' },
    ];
    expect(breadcrumbList(site, trail).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://agency.example/' },
      { '@type': 'ListItem', position: 2, name: 'Blog', item: 'https://agency.example/blog/' },
    ]);
  });
});

describe('a service', () => {
  test('is offered by the agency across the country', () => {
    expect(service(site, page('/services/a-service/'))).toMatchObject({
      '@type': 'Service',
      serviceType: 'A label',
      url: 'https://agency.example/services/a-service/',
      provider: { '@type': 'Organization', name: 'Northmast' },
      areaServed: { '@type': 'Country', name: 'Canada' },
    });
  });

  test.each([
    ['city', { '@type': 'City', name: 'Austin', address: { '@type': 'PostalAddress', addressRegion: 'TX', addressCountry: 'CA' } }],
    ['state', { '@type': 'State', name: 'Austin', containedInPlace: { '@type': 'Country', name: 'Canada' } }],
  ])('on the page of a %s is offered in that place', (kind, areaServed) => {
    expect(service(site, page('/services/x/'), { kind, label: 'Austin', abbreviation: 'TX' })).toMatchObject({
      areaServed,
      serviceType: 'A title',
    });
  });
});

describe('a post', () => {
  test('has the agency as its author, because a role is not a person', () => {
    const { author, contributor } = article(site, page('/blog/a/'), post);
    expect(author).toEqual(agency(site));
    expect(contributor).toEqual({ '@type': 'Role', roleName: 'Principal engineer', contributor: agency(site) });
    expect(JSON.stringify(article(site, page('/blog/a/'), post))).not.toContain('Person');
  });

  test.each([
    [undefined, '2026-09-08'],
    [null, '2026-09-08'],
    ['2026-10-01', '2026-10-01'],
  ])('updated on %s has the modification date %s', (updated, dateModified) => {
    const facts = updated === undefined ? post : { ...post, updated };
    expect(article(site, page('/blog/a/'), facts)).toMatchObject({ datePublished: '2026-09-08', dateModified });
  });

  test('has its Open Graph image and its heading', () => {
    expect(article(site, page('/blog/a/'), post)).toMatchObject({
      headline: 'A heading',
      image: 'https://agency.example/sharing/blog-a.png',
      mainEntityOfPage: { '@type': 'WebPage', '@id': 'https://agency.example/blog/a/' },
    });
  });
});

test('the FAQ page lists questions with their answers', () => {
  expect(faqPage(site, '/services/x/', [{ question: 'Why?', answer: 'Because.' }])).toEqual({
    '@type': 'FAQPage',
    '@id': 'https://agency.example/services/x/#questions',
    mainEntity: [{ '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'Because.' } }],
  });
});

test('a case study is a creative work of the agency with its tags as keywords', () => {
  expect(caseStudy(site, page('/our-work/a/'), ['React', 'Logistics'])).toMatchObject({
    '@type': 'CreativeWork',
    name: 'A title',
    keywords: ['React', 'Logistics'],
    creator: { '@type': 'Organization', name: 'Northmast' },
    image: 'https://agency.example/sharing/our-work-a.png',
  });
});

test('everything on one page has a unique @id', () => {
  const things = [
    organization(site),
    webSite(site),
    service(site, page('/a/')),
    article(site, page('/a/'), post),
    faqPage(site, '/a/', []),
    caseStudy(site, page('/a/'), []),
  ];
  const ids = things.map((thing) => thing['@id']);
  expect(new Set(ids).size).toBe(things.length);
});
