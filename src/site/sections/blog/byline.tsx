import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Annotation } from '../../components/annotation';
import { Link } from '../../components/link';
import { space } from '../../theme/space';
import { ReviewLine } from '../review-line';
import { Portrait } from '../team/portrait';

const Row = styled.div`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  .portrait {
    flex: none;
    width: 72px;
  }
`;

/** Who wrote a post, when it was updated, and who reviewed it. */
export function Byline({ post }: { post: Queries.BylineFragment }) {
  const { t } = useTranslation();
  const { writer } = post;
  return (
    <Row>
      {writer ? <Portrait name={writer.label} portrait={writer.portrait} sizes="72px" /> : null}
      <div>
        <Annotation>
          {writer ? (
            <>
              {t('blog.byPerson')} <Link to={writer.path}>{writer.label}</Link>, {writer.role}
            </>
          ) : (
            t('blog.by', { author: post.author })
          )}
        </Annotation>
        {post.isoUpdated && post.shownUpdated ? (
          <Annotation>
            <time dateTime={post.isoUpdated}>{t('blog.updated', { date: post.shownUpdated })}</time>
          </Annotation>
        ) : null}
        <ReviewLine page={post} />
      </div>
    </Row>
  );
}

export const bylineFragment = graphql`
  fragment Byline on Post {
    ...Review
    author
    writer {
      path
      label
      role
      portrait {
        ...Picture
      }
    }
    isoUpdated: updated(formatString: "YYYY-MM-DD")
    shownUpdated: updated(written: DAY)
  }
`;
