/** One page of each kind; `frame` is what surrounds its content: menu and footer (full), a bare header, or nothing and no scripts. */
export type PageKind = { name: string; path: string; frame: 'full' | 'bare' | 'none' };

const full = (name: string, path: string): PageKind => ({ name, path, frame: 'full' });

export const pageKinds: readonly PageKind[] = [
  full('home', '/'),
  full('about', '/about-us/'),
  full('contact', '/contact-us/'),
  full('referral', '/referral-program/'),
  full('fuse', '/products/fuse/'),
  full('fuse-fund', '/fuse-fund/'),
  { name: 'application', path: '/application/', frame: 'bare' },
  full('our-work', '/our-work/'),
  full('case-study', '/our-work/credit-union-lending/'),
  full('industry-overview', '/our-work/industries/healthcare/'),
  full('services', '/services/'),
  full('service', '/services/web-development/'),
  full('technologies', '/technologies/'),
  full('industries', '/industries/'),
  full('transportation', '/industries/transportation/'),
  full('service-areas', '/service-areas/'),
  full('cities', '/service-areas/cities/'),
  full('states', '/service-areas/states/'),
  full('city', '/services/custom-software-company-austin/'),
  full('state', '/services/custom-software-company-texas/'),
  full('blog', '/blog/'),
  full('blog-page-2', '/blog/page/2/'),
  full('post', '/blog/an-outbox-for-every-form/'),
  full('topic', '/blog/topics/software-architecture/'),
  full('information', '/privacy-policy/'),
  full('thank-you', '/thank-you/'),
  full('not-found', '/no-such-page/'),
  full('server-failure', '/500.html'),
  { name: 'offline', path: '/offline.html', frame: 'none' },
];
