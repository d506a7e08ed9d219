import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Annotation } from '../../components/annotation';
import { Link } from '../../components/link';
import { loneLink } from '../../components/lone-link';
import { SeparatedNotes } from '../../components/separated-notes';
import { media } from '../../theme/breakpoints';
import { readingMinutes } from './post-list';

/* On phones, whose lines are too short for all of it, the day is below the link, and nothing separates them. */
const Origin = styled(Annotation)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 1ch;
  a {
    ${loneLink}
  }
  ${media.mobile} {
    flex-direction: column;
    align-items: flex-start;
    .separator {
      display: none;
    }
  }
`;

/** The list that a post belongs to, its day, and how long it takes to read. */
export function PostOrigin({ post }: { post: Queries.PostOriginFragment }) {
  const { t } = useTranslation();
  return (
    <Origin as="div">
      <Link to={post.listPath}>{t('blog.allPosts')}</Link>
      <span className="separator"> / </span>
      <SeparatedNotes>
        <time dateTime={post.isoDate}>{post.shownDate} </time>
        <span>{t('blog.readingTime', { minutes: readingMinutes(post.body.words) })}</span>
      </SeparatedNotes>
    </Origin>
  );
}

export const postOriginFragment = graphql`
  fragment PostOrigin on Post {
    listPath
    isoDate: publishedAt
    shownDate: date(written: DAY)
    body {
      words
    }
  }
`;
