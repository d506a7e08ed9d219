import { noSiteData } from '../../../src/contract/site-data';
import { article } from '../../../src/site/seo/structured-data/article';
import { breadcrumbList } from '../../../src/site/seo/structured-data/breadcrumb-list';
import { caseStudy } from '../../../src/site/seo/structured-data/case-study';
import type { PageFacts, SiteFacts } from '../../../src/site/seo/structured-data/facts';
import { faqPage } from '../../../src/site/seo/structured-data/faq-page';
import { itemList } from '../../../src/site/seo/structured-data/item-list';
import { agency, organization } from '../../../src/site/seo/structured-data/organization';
import { person } from '../../../src/site/seo/structured-data/person';
import { profilePage } from '../../../src/site/seo/structured-data/profile-page';
import { service } from '../../../src/site/seo/structured-data/service';
import { softwareApplication } from '../../../src/site/seo/structured-data/software-application';
import { aboutPage, contactPage, reviewedPage } from '../../../src/site/seo/structured-data/web-page';
import { webSite } from '../../../src/site/seo/structured-data/web-site';

const site: SiteFacts = {
  url: 'https://agency.example',
  language: 'en',
  locale: 'en-CA',
  prefix: '',
  brand: {
    ...noSiteData.brand,
    name: 'Northmast',
    legalName: 'Northmast, Inc.',
    description: 'Northmast draws and builds software.',
    tagline: 'Drawn before it is built',
    email: 'hello@agency.example',
    phone: { display: '+1 (212) 555-0100', link: '+12125550100' },
    address: '1 Main Street, Springfield',
    country: 'CA',
    countryName: 'Canada',
    founded: 2014,
    employees: 28,
    social: ['https://linkedin.example/n', 'https://code.example/n'].map((url) => ({ name: 'A network', url })),
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

const post = { isoDate: '2026-09-08T00:00:00-04:00', changedAt: '2026-10-01T00:00:00-04:00', author: 'Principal engineer' };
const writer = { path: '/team/ann/', label: 'Ann Li', role: 'Principal engineer' };

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
      foundingDate: '2014',
      numberOfEmployees: { value: 28 },
      sameAs: ['https://linkedin.example/n', 'https://code.example/n'],
    });
  });

  test('claims nothing that the agency does not have', () => {
    const { phone, address, founded, employees, ...needed } = site.brand;
    const facts = organization({ ...site, brand: { ...needed, social: [] } });
    expect(Object.keys(facts)).not.toEqual(expect.arrayContaining(['telephone']));
    expect(JSON.stringify(facts)).not.toMatch(/telephone|address|sameAs|founding|Employees|areaServed/);
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
  test('is offered by the agency, wherever its clients are', () => {
    const offered = service(site, page('/services/a-service/'));
    expect(offered).not.toHaveProperty('areaServed');
    expect(offered).toMatchObject({
      '@type': 'Service',
      serviceType: 'A label',
      url: 'https://agency.example/services/a-service/',
      provider: { '@type': 'Organization', name: 'Northmast' },
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

  test('has a person with a page as its author', () => {
    const signed = article(site, page('/blog/a/'), { ...post, author: 'ann', writer });
    expect(signed.author).toMatchObject({
      '@type': 'Person',
      '@id': 'https://agency.example/team/ann/#person',
      name: 'Ann Li',
      url: 'https://agency.example/team/ann/',
      jobTitle: 'Principal engineer',
    });
    expect(signed).not.toHaveProperty('contributor');
  });

  test('has the dates of its publication and of its last change', () => {
    const { isoDate, changedAt } = post;
    expect(article(site, page('/blog/a/'), post)).toMatchObject({ datePublished: isoDate, dateModified: changedAt });
  });

  test('has its Open Graph image and its heading', () => {
    expect(article(site, page('/blog/a/'), post)).toMatchObject({
      headline: 'A heading',
      image: 'https://agency.example/sharing/blog--a.png',
      mainEntityOfPage: { '@type': 'WebPage', '@id': 'https://agency.example/blog/a/' },
    });
  });
});

describe('a person', () => {
  const facts = { ...writer, description: 'Ann draws.', place: null, links: [], portrait: null };

  test('is the subject of a profile page, with the same @id as the author of a post', () => {
    expect(profilePage(site, page('/team/ann/'), facts)).toMatchObject({
      '@type': 'ProfilePage',
      url: 'https://agency.example/team/ann/',
      mainEntity: { '@type': 'Person', '@id': person(site, writer)['@id'], name: 'Ann Li', description: 'Ann draws.' },
    });
  });

  test('has a place, profiles and a picture only where they are given', () => {
    expect(JSON.stringify(profilePage(site, page('/team/ann/'), facts))).not.toMatch(/workLocation|sameAs|image/);
    const more = { place: 'Oslo', links: [{ url: 'https://code.example/ann' }], portrait: { image: { src: '/static/ann.svg' } } };
    expect(profilePage(site, page('/team/ann/'), { ...facts, ...more })).toMatchObject({
      mainEntity: {
        workLocation: { name: 'Oslo' },
        sameAs: ['https://code.example/ann'],
        image: 'https://agency.example/static/ann.svg',
      },
    });
  });
});

describe('a page', () => {
  test.each([
    ['nobody reviewed', {}, []],
    ['someone reviewed', { isoReviewed: '2026-09-01' }, [{ '@type': 'WebPage', lastReviewed: '2026-09-01' }]],
    [
      'a person reviewed',
      { isoReviewed: '2026-09-01', reviewedBy: writer },
      [{ '@type': 'WebPage', lastReviewed: '2026-09-01', reviewedBy: { '@type': 'Person', name: 'Ann Li' } }],
    ],
  ])('that %s says so', (_, review, things) => {
    expect(reviewedPage(site, { ...page('/security/'), ...review })).toMatchObject(things);
  });

  test('that lists others names them in order, and none if there are none', () => {
    expect(itemList(site, '/team/', [])).toEqual([]);
    expect(itemList(site, '/team/', [{ path: '/team/b/' }, { path: '/team/a/' }])).toMatchObject([
      {
        numberOfItems: 2,
        itemListElement: [
          { position: 1, url: 'https://agency.example/team/b/' },
          { position: 2, url: 'https://agency.example/team/a/' },
        ],
      },
    ]);
  });

  test('about the agency, its address or its product has the type for it', () => {
    expect(aboutPage(site, page('/about-us/'))).toMatchObject({ '@type': 'AboutPage', mainEntity: agency(site) });
    expect(contactPage(site, page('/contact-us/'))).toMatchObject({ '@type': 'ContactPage', mainEntity: agency(site) });
    expect(softwareApplication(site, page('/products/x/'))).toMatchObject({ '@type': 'SoftwareApplication', name: 'A label' });
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
    image: 'https://agency.example/sharing/our-work--a.png',
  });
});

test.each([
  [2024, '2024'],
  [null, undefined],
])('a case study launched in %s covers the time %s', (year, temporalCoverage) => {
  expect(caseStudy(site, page('/our-work/a/'), [], year).temporalCoverage).toBe(temporalCoverage);
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
