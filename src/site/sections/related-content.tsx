import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ReactNode } from 'react';
import { Annotation } from '../components/annotation';
import { Link } from '../components/link';
import { media } from '../theme/breakpoints';
import { color } from '../theme/colors';
import { space } from '../theme/space';
import { fontSize, fontWeight } from '../theme/type';
import { Section } from './section';

const Columns = styled.div`
  display: grid;
  gap: ${space[5]} ${space[6]};
  ${media.up.md} {
    grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
  }
  h3 {
    padding-bottom: ${space[1]};
    border-bottom: 1px solid ${color.brand};
  }
`;

const Item = styled.li`
  padding-block: ${space[2]};
  border-bottom: 1px solid ${color.line};
  a {
    display: inline-block;
    min-height: 24px;
    color: ${color.text};
    font-size: ${fontSize.lead};
    font-weight: ${fontWeight.medium};
    line-height: 1.3;
    text-decoration: none;
  }
  a:hover {
    color: ${color.link};
    text-decoration: underline;
  }
`;

const Below = styled.div`
  margin-top: ${space[5]};
`;

type Page = Queries.RelatedPageFragment;
type RelatedContentProps = {
  related: Queries.RelatedContentFragment;
  /** Rendered below the lists. */
  children?: ReactNode;
};

/** Related pages: those that share services, industries, or topics with this one. */
export function RelatedContent({ related, children }: RelatedContentProps) {
  const { t } = useTranslation();
  const groups = [
    { title: t('related.caseStudies'), pages: related.caseStudies },
    { title: t('related.posts'), pages: related.posts },
    { title: t('related.services'), pages: related.services },
    { title: t('related.areas'), pages: related.areas },
  ].filter(({ pages }) => pages.length > 0);
  if (groups.length === 0) return null;
  return (
    <Section heading={t('related.heading')}>
      <Columns>
        {groups.map(({ title, pages }) => (
          <div key={title}>
            <Annotation as="h3">{title}</Annotation>
            <ul className="related">{pages.map(relatedItem)}</ul>
          </div>
        ))}
      </Columns>
      {children ? <Below>{children}</Below> : null}
    </Section>
  );
}

const relatedItem = ({ path, label }: Page) => (
  <Item key={path}>
    <Link to={path}>{label}</Link>
  </Item>
);

export const relatedContentFragment = graphql`
  fragment RelatedPage on ContentPage {
    path
    label
  }
  fragment RelatedContent on Related {
    services {
      ...RelatedPage
    }
    caseStudies {
      ...RelatedPage
    }
    posts {
      ...RelatedPage
    }
    areas {
      ...RelatedPage
    }
  }
`;
