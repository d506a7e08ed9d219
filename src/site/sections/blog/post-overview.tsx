import { useTranslation } from 'gatsby-plugin-react-i18next';
import { mainPages } from '../../../contract/main-pages';
import { FilteredList } from '../filtered-list';
import { BlogNewsletter } from './blog-newsletter';
import { Pagination } from './pagination';
import { PostCards } from './post-cards';
import { PostList } from './post-list';

type PostOverviewProps = {
  topics: readonly { path: string; label: string }[];
  posts: readonly Queries.PostListEntryFragment[];
  /** Set if the list is paginated. */
  pageCount?: number;
};

/** The post list below its topic filters, with pagination. */
export function PostOverview({ topics, posts, pageCount }: PostOverviewProps) {
  const { t } = useTranslation();
  // Without pictures, a blog reads better as a log than as a grid of empty frames.
  const Posts = posts.some(({ picture }) => picture) ? PostCards : PostList;
  // The further pages of the whole list are below the first; so are the lists of topics, which are not paginated.
  const all = { path: mainPages.blog, label: t('filters.allPosts'), section: pageCount !== undefined };
  return (
    <FilteredList label={t('filters.byTopic')} all={all} filters={topics}>
      {posts.length > 0 ? <Posts posts={posts} /> : <p>{t('blog.none')}</p>}
      {pageCount ? <Pagination pageCount={pageCount} /> : null}
      <BlogNewsletter />
    </FilteredList>
  );
}
