/** @jest-environment jsdom */
import { atomFeed } from '../../../src/build/feed/feed';

const site = {
  name: 'Northmast',
  title: 'Northmast notes',
  siteUrl: 'https://northmast.example',
  description: 'What we learn.',
  language: 'en',
  blog: '/blog/',
  feed: '/feed.xml',
};
const post = {
  path: '/blog/a-post/',
  heading: 'A post',
  summary: 'A summary.',
  author: 'Principal engineer',
  writer: null,
  publishedAt: '2026-03-14T00:00:00+00:00',
  changedAt: '2026-03-14T00:00:00+00:00',
  topics: [{ label: 'Delivery' }],
};

test('turns site paths into absolute URLs, including picture sources in every format', () => {
  const html =
    '<p><a href="/contact-us/">us</a> <a href="https://other.example/">them</a></p>' +
    '<picture><source srcset="/a-480.avif 480w, /a-960.avif 960w"><img src="/a.png" srcset="/a-480.png 480w,\n/a.png 960w"></picture>';
  const feed = atomFeed(site, [{ ...post, body: { html } }]);
  expect(feed).toContain('href="https://northmast.example/contact-us/"');
  expect(feed).toContain('href="https://other.example/"');
  expect(feed).toContain('srcset="https://northmast.example/a-480.avif 480w, https://northmast.example/a-960.avif 960w"');
  expect(feed).toContain('src="https://northmast.example/a.png"');
  expect(feed).toContain('https://northmast.example/a.png 960w');
  expect(feed).not.toMatch(/(["\s])\/a/);
});

test('a link to a heading of the same post leads to its page, and text that looks like one stays', () => {
  const html = '<p><a href="#a-heading">below</a> <code>href=&quot;#a&quot;</code></p>';
  const feed = new DOMParser().parseFromString(atomFeed(site, [{ ...post, body: { html } }]), 'text/xml');
  expect(feed.querySelector('entry > content')?.textContent).toBe(
    '<p><a href="https://northmast.example/blog/a-post/#a-heading">below</a> <code>href=&quot;#a&quot;</code></p>',
  );
});

test('a post has its date and that of its last change, which is also the date of the feed', () => {
  const feed = atomFeed(site, [{ ...post, changedAt: '2026-05-01T00:00:00-04:00', body: { html: '' } }]);
  const parsed = new DOMParser().parseFromString(feed, 'text/xml');
  const [published, updated] = ['2026-03-14T00:00:00.000Z', '2026-05-01T04:00:00.000Z'];
  const dates = ['entry > published', 'entry > updated', 'feed > updated'].map((name) => parsed.querySelector(name)?.textContent);
  expect(dates).toEqual([published, updated, updated]);
});

test('a feed in an additional language names that language, and has the addresses of the blog and of itself in it', () => {
  const feed = atomFeed({ ...site, language: 'es', blog: '/es/blog/', feed: '/es/feed.xml' }, []);
  expect(new DOMParser().parseFromString(feed, 'text/xml').documentElement.getAttribute('xml:lang')).toBe('es');
  const parsed = new DOMParser().parseFromString(feed, 'text/xml');
  const linkTo = (rel: string) => parsed.querySelector(`feed > link[rel="${rel}"]`)?.getAttribute('href');
  expect(parsed.querySelector('feed > id')?.textContent).toBe('https://northmast.example/es/blog/');
  expect([linkTo('alternate'), linkTo('self')]).toEqual(['https://northmast.example/es/blog/', 'https://northmast.example/es/feed.xml']);
});

test('begins with the cover of a post that has one', () => {
  const picture = { alt: 'Two "quoted" boxes', image: { src: '/cover.webp', width: 1600, height: 900 } };
  const contentOf = (cover: typeof picture | null) =>
    new DOMParser()
      .parseFromString(atomFeed(site, [{ ...post, body: { html: '<p>Text</p>' }, picture: cover }]), 'text/xml')
      .querySelector('entry > content')?.textContent;
  expect(contentOf(null)).toBe('<p>Text</p>');
  expect(contentOf(picture)).toBe(
    '<p><img src="https://northmast.example/cover.webp" alt="Two &quot;quoted&quot; boxes" width="1600" height="900"></p><p>Text</p>',
  );
});

test('escapes special characters in titles, summaries and content', () => {
  const feed = atomFeed(site, [{ ...post, heading: 'Array<T> & you', summary: 'When <T> is a tree.', body: { html: '<p>a ]]> b</p>' } }]);
  const entry = new DOMParser().parseFromString(feed, 'text/xml').querySelector('entry');
  const shownIn = (name: string) => {
    document.body.innerHTML = entry?.querySelector(name)?.textContent ?? '';
    return document.body.textContent;
  };
  expect(['title', 'summary', 'content'].map(shownIn)).toEqual(['Array<T> & you', 'When <T> is a tree.', 'a ]]> b']);
});

test('a post names its topics in any characters', () => {
  const topics = ['Delivery', 'Research & "design"'];
  const feed = atomFeed(site, [{ ...post, topics: topics.map((label) => ({ label })), body: { html: '' } }]);
  const parsed = new DOMParser().parseFromString(feed, 'text/xml');
  expect([...parsed.querySelectorAll('entry > category')].map((category) => category.getAttribute('term'))).toEqual(topics);
});

test.each([
  ['a role', {}, 'Principal engineer', null],
  [
    'a person',
    { author: 'ann-li', writer: { label: 'Ann Li', path: '/team/ann-li/' } },
    'Ann Li',
    'https://northmast.example/team/ann-li/',
  ],
])('a post by %s names its author', (_, signed, name, address) => {
  const feed = atomFeed(site, [{ ...post, ...signed, body: { html: '' } }]);
  const author = new DOMParser().parseFromString(feed, 'text/xml').querySelector('entry author');
  expect(author?.querySelector('name')?.textContent).toBe(name);
  expect(author?.querySelector('uri')?.textContent ?? null).toBe(address);
});

test('a feed was updated when the latest of its posts was, in whatever order they are', () => {
  const body = { html: '' };
  const posts = [
    { ...post, body, changedAt: '2026-06-01T00:00:00+00:00' },
    { ...post, body, path: '/blog/other/', changedAt: '2026-11-20T00:00:00+00:00' },
  ];
  const feed = new DOMParser().parseFromString(atomFeed(site, posts), 'text/xml');
  expect(feed.querySelector('feed > updated')?.textContent).toBe('2026-11-20T00:00:00.000Z');
});
