import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Annotation } from '../../components/annotation';
import { coveringLink } from '../../components/covering-link';
import { Link } from '../../components/link';
import { media } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { space } from '../../theme/space';
import { Section } from '../section';

const Entry = styled.li`
  ${coveringLink}
  display: grid;
  gap: ${space.half} ${space[4]};
  align-items: baseline;
  padding-block: ${space[3]};
  border-top: 1px solid ${color.line};
  ${media.up.md} {
    grid-template-columns: 12rem minmax(0, 1fr);
  }
  &:hover {
    border-top-color: ${color.brand};
  }
`;

/** The posts by a person, newest first; nothing if there are none. */
export function PersonPosts({ posts }: { posts: readonly Queries.PersonPostFragment[] }) {
  const { t } = useTranslation();
  if (posts.length === 0) return null;
  return (
    <Section heading={t('team.posts')}>
      <ul className="posts">
        {posts.map((post) => (
          <Entry key={post.path}>
            <Annotation as="div">
              <time dateTime={post.isoDate}>{post.shownDate}</time>
            </Annotation>
            <h3>
              <Link to={post.path}>{post.heading}</Link>
            </h3>
          </Entry>
        ))}
      </ul>
    </Section>
  );
}

export const personPostFragment = graphql`
  fragment PersonPost on Post {
    path
    heading
    isoDate: date(formatString: "YYYY-MM-DD")
    shownDate: date(written: DAY)
  }
`;
