import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Annotation } from '../../components/annotation';
import { coveringLink } from '../../components/covering-link';
import { Link } from '../../components/link';
import { betweenPaddings } from '../../components/picture';
import { SeparatedNotes } from '../../components/separated-notes';
import { media } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { space } from '../../theme/space';
import { fontSize } from '../../theme/type';
import { halvesAmong } from '../halves-among';
import { PostCover } from './post-cover';
import { readingMinutes } from './post-list';

const List = styled.ol`
  display: grid;
  gap: ${space[6]} ${space[4]};
  ${media.up.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.up.md} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    row-gap: ${space[8]};
  }
`;

const Entry = styled.li`
  ${coveringLink}
  display: grid;
  align-content: start;
  gap: ${space[2]};
  h2 {
    font-size: ${fontSize.h3};
  }
  &:hover .cover {
    border-color: ${color.brand};
  }
  ${media.up.md} {
    grid-column: span 2;
    &[data-half] {
      grid-column: span 3;
    }
  }
  /* The newest one leads. */
  &[data-leading] {
    grid-column: 1 / -1;
    ${media.up.md} {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      column-gap: ${space[6]};
      align-items: center;
    }
  }
  &[data-leading] h2 {
    max-width: 26ch;
    font-size: ${fontSize.h2};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[1]};
  p:last-of-type {
    max-width: 62ch;
    color: ${color.textMuted};
  }
`;

const thirdSizes = '(min-width: 1440px) 405px, (min-width: 900px) 30vw, (min-width: 600px) 45vw, calc(100vw - 32px)';
const halfSizes = '(min-width: 1440px) 624px, (min-width: 600px) 45vw, calc(100vw - 32px)';
const leadingSizes = `(min-width: 1440px) 720px, (min-width: 900px) 52vw, ${betweenPaddings}`;

function sizesAt(index: number, halves: number): string {
  if (index === 0) return leadingSizes;
  return index <= halves ? halfSizes : thirdSizes;
}

/** Posts, newest first, as cards with their pictures. */
export function PostCards({ posts }: { posts: readonly Queries.PostListEntryFragment[] }) {
  const { t } = useTranslation();
  const halves = halvesAmong(posts.length - 1);
  return (
    <List>
      {posts.map((post, index) => (
        <Entry key={post.path} data-leading={index === 0 ? '' : undefined} data-half={index > 0 && index <= halves ? '' : undefined}>
          <PostCover post={post} sizes={sizesAt(index, halves)} first={index === 0} />
          <Words>
            <Annotation as={SeparatedNotes}>
              <time dateTime={post.isoDate}>{`${post.shownDate} `}</time>
              <span>{t('blog.readingTime', { minutes: readingMinutes(post.body.words) })}</span>
            </Annotation>
            <h2>
              <Link to={post.path}>{post.heading}</Link>
            </h2>
            <p>{post.summary}</p>
          </Words>
        </Entry>
      ))}
    </List>
  );
}
