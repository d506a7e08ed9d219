import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Annotation } from '../../components/annotation';
import { coveringLink } from '../../components/covering-link';
import { Link } from '../../components/link';
import { media } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { space } from '../../theme/space';
import { fontSize } from '../../theme/type';
import { useListed } from '../../words/listed';

const List = styled.ol`
  border-bottom: 1px solid ${color.line};
`;

const Entry = styled.li`
  ${coveringLink}
  display: grid;
  gap: ${space[1]} ${space[5]};
  padding-block: ${space[4]};
  border-top: 1px solid ${color.line};
  ${media.up.md} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    column-gap: ${space[6]};
  }
  &:hover {
    border-top-color: ${color.brand};
  }
  h2 {
    max-width: 44ch;
    font-size: ${fontSize.h3};
  }
  /* The newest one leads. */
  &:nth-of-type(1) h2 {
    max-width: 26ch;
    font-size: ${fontSize.h2};
  }
  &:nth-of-type(1) {
    padding-bottom: ${space[6]};
  }
`;

const Summary = styled.p`
  max-width: 62ch;
  margin-top: ${space[1]};
  color: ${color.textMuted};
`;

/** Posts, newest first, as log entries. */
export function PostList({ posts }: { posts: readonly Queries.PostListEntryFragment[] }) {
  const { t } = useTranslation();
  const listed = useListed();
  return (
    <List>
      {posts.map((post) => (
        <Entry key={post.path}>
          <Annotation as="div">
            <time dateTime={post.isoDate}>{post.shownDate}</time>
            <br />
            {listed(post.topics.map(({ label }) => label))}
            <br />
            {t('blog.readingTime', { minutes: readingMinutes(post.body.words) })}
          </Annotation>
          <div>
            <h2>
              <Link to={post.path}>{post.heading}</Link>
            </h2>
            <Summary>{post.summary}</Summary>
          </div>
        </Entry>
      ))}
    </List>
  );
}

const wordsPerMinute = 220;

/** Reading time in minutes for a word count, at least 1. */
export const readingMinutes = (words: number) => Math.max(1, Math.round(words / wordsPerMinute));

export const postListEntryFragment = graphql`
  fragment PostListEntry on Post {
    path
    heading
    summary
    isoDate: date(formatString: "YYYY-MM-DD")
    shownDate: date(written: DAY)
    topics {
      label
    }
    picture {
      ...Picture
    }
    body {
      words
    }
  }
`;
