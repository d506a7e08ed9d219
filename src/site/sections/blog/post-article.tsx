import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { MainHeading } from '../../components/main-heading';
import { betweenPaddings, Picture } from '../../components/picture';
import { Prose } from '../../components/prose';
import { Wrapper } from '../../components/wrapper';
import { media } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { px, sectionGap, size, space } from '../../theme/space';
import { fontSize } from '../../theme/type';
import { BelowFold } from '../below-fold';
import { FilterLinks } from '../filter-links';
import { RelatedContent } from '../related-content';
import { TextWithContents } from '../text-with-contents';
import { BlogNewsletter } from './blog-newsletter';
import { Byline } from './byline';
import { Neighbors } from './neighbors';
import { PostOrigin } from './post-origin';

const Top = styled(Wrapper)`
  display: grid;
  gap: ${space[3]};
  padding-top: ${px(size.pageTopPadding)};
  padding-bottom: ${space[6]};
  h1 {
    max-width: 24ch;
  }
  ${media.desktopUp} {
    &[data-pictured] {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      column-gap: ${space[6]};
    }
    &[data-pictured] > :not(figure) {
      grid-column: 1;
    }
  }
`;

const Lead = styled.p`
  max-width: 56ch;
  color: ${color.textMuted};
  font-size: ${fontSize.lead};
`;

const Body = styled(Wrapper)`
  padding-bottom: ${sectionGap};
  /* Nothing that follows is printed, and this space alone could fill a page. */
  ${media.print} {
    padding-bottom: 0;
  }
`;

/* On wide screens the cover sits next to the lines above the text, which begins higher up; elsewhere it is below them. */
const Figure = styled.figure`
  border: 1px solid ${color.line};
  ${media.desktopUp} {
    grid-column: 2;
    grid-row: 1 / span 4;
    align-self: center;
  }
`;

const sizes = `(min-width: 1440px) 512px, (min-width: 1024px) 36vw, ${betweenPaddings}`;

/** The full article of a blog post. */
export function PostArticle({ post }: { post: Queries.PostArticleFragment }) {
  const { t } = useTranslation();
  return (
    <article>
      <Top as="header" data-pictured={post.picture ? '' : undefined}>
        <PostOrigin post={post} />
        <MainHeading>{post.heading}</MainHeading>
        <Lead>{post.summary}</Lead>
        <Byline post={post} />
        {post.picture ? (
          <Figure className="cover">
            <Picture picture={post.picture} sizes={sizes} first />
          </Figure>
        ) : null}
      </Top>
      <BelowFold>
        <Body>
          <TextWithContents label={t('blog.contents')} headings={post.body.headings}>
            <Prose html={post.body.html} />
            <BlogNewsletter />
          </TextWithContents>
        </Body>
        <Neighbors newer={post.newer} older={post.older} />
        <RelatedContent related={post.related}>
          <FilterLinks label={t('blog.moreOn')} links={post.topics} />
        </RelatedContent>
      </BelowFold>
    </article>
  );
}

export const postArticleFragment = graphql`
  fragment PostArticle on Post {
    ...PageHead
    ...PostOrigin
    ...Byline
    changedAt
    topics {
      ...TopicLink
    }
    picture {
      ...Picture
    }
    body {
      html
      headings {
        id
        text
        depth
      }
    }
    newer {
      ...Neighbor
    }
    older {
      ...Neighbor
    }
    related {
      ...RelatedContent
    }
  }
`;
