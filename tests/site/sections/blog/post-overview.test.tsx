/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { I18nextContext } from 'gatsby-plugin-react-i18next/dist/i18nextContext';
import { PostOverview } from '../../../../src/site/sections/blog/post-overview';
import { styleAt } from '../../theme/style-at';

const post = (name: string, cover: boolean) => ({
  path: `/blog/${name}/`,
  heading: `About ${name}`,
  summary: `A summary of ${name}.`,
  isoDate: '2026-03-14',
  shownDate: 'March 14, 2026',
  topics: [{ label: 'Delivery' }],
  body: { words: 900 },
  picture: cover
    ? { alt: `A drawing of ${name}`, image: { src: `/${name}.webp`, srcSet: `/${name}.webp 480w`, width: 480, height: 270, sources: [] } }
    : null,
});

const showList = (...posts: ReturnType<typeof post>[]) => render(<PostOverview topics={[]} posts={posts} />);

test('the picture of the first post is loaded at once, the others as they come near', () => {
  showList(post('queues', true), post('tokens', true));
  expect(screen.getByAltText('A drawing of queues')).toHaveAttribute('loading', 'eager');
  expect(screen.getByAltText('A drawing of tokens')).toHaveAttribute('loading', 'lazy');
});

test('next to posts with a picture, one without shows its main topic, hidden from screen readers', () => {
  showList(post('queues', true), post('tokens', false));
  expect(screen.getByText('Delivery')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getAllByRole('img')).toHaveLength(1);
});

test('a list without any picture has no plates', () => {
  const { container } = showList(post('queues', false), post('tokens', false));
  expect(container.querySelector('.cover')).toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test.each([
  [4, ['span 2', 'span 2', 'span 2']],
  [5, ['span 3', 'span 3', 'span 3', 'span 3']],
  [9, ['span 3', 'span 3', ...Array(6).fill('span 2')]],
])('on wide screens, the rows after the first of %i posts are full', (count, columns) => {
  showList(...Array.from({ length: count }, (_, index) => post(`post ${index}`, true)));
  const [, ...others] = screen.getAllByRole('listitem');
  expect(others.map((item) => styleAt(item, 'grid-column', 1440))).toEqual(columns);
});

test('the name of the filters is read once, as the name of their navigation', () => {
  render(<PostOverview topics={[{ path: '/blog/topics/delivery/', label: 'Delivery' }]} posts={[]} />);
  const filters = screen.getByRole('navigation');
  expect(screen.getByText(filters.getAttribute('aria-label') ?? '')).toHaveAttribute('aria-hidden', 'true');
});

test.each([
  ['the first page of all posts', '/blog/', { pageCount: 2 }, 'All posts'],
  ['a further page of them', '/blog/page/2/', { pageCount: 2 }, 'All posts'],
  ['a topic’s list', '/blog/topics/delivery/', {}, 'Delivery'],
])('on %s, its filter is the current one', (_, originalPath, pages, current) => {
  const languages = { language: 'en', languages: ['en'], defaultLanguage: 'en', routed: false, generateDefaultLanguagePage: false };
  render(
    <I18nextContext.Provider value={{ ...languages, originalPath, path: originalPath }}>
      <PostOverview topics={[{ path: '/blog/topics/delivery/', label: 'Delivery' }]} posts={[]} {...pages} />
    </I18nextContext.Provider>,
  );
  const filters = within(screen.getByRole('navigation', { name: 'Topic' })).getAllByRole('link');
  expect(filters.filter((link) => link.ariaCurrent).map(({ textContent }) => textContent)).toEqual([current]);
});
