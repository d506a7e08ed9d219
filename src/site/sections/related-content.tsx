import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ReactNode } from 'react';
import { Annotation } from '../components/annotation';
import { Link } from '../components/link';
import { loneLink } from '../components/lone-link';
import { NoteLine } from '../components/separated-notes';
import { media } from '../theme/breakpoints';
import { color } from '../theme/colors';
import { space } from '../theme/space';
import { fontWeight } from '../theme/type';
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
    ${loneLink}
    color: ${color.text};
    font-weight: ${fontWeight.medium};
    line-height: 1.35;
    text-wrap: pretty;
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
    { title: t('related.caseStudies'), pages: related.caseStudies, named: true },
    { title: t('related.posts'), pages: related.posts, named: false },
    { title: t('related.services'), pages: related.services, named: true },
    { title: t('related.areas'), pages: related.areas, named: true },
  ].filter(({ pages }) => pages.length > 0);
  if (groups.length === 0) return null;
  const reasons = new Map(related.reasons.map(({ path, subject }) => [path, t('related.also', { subject })]));
  return (
    <Section heading={t('related.heading')} screenOnly>
      <Columns>
        {groups.map(({ title, pages, named }) => (
          <div key={title}>
            <Annotation as="h3">{title}</Annotation>
            <ul className="related">
              {pages.map((page) => (
                <RelatedItem
                  key={page.path}
                  page={page}
                  notes={[named && page.label, reasons.get(page.path)].flatMap((note) => note || [])}
                />
              ))}
            </ul>
          </div>
        ))}
      </Columns>
      {children ? <Below>{children}</Below> : null}
    </Section>
  );
}

/** A service's or case's heading may not name it, so its short name is among the notes. */
const RelatedItem = ({ page: { path, heading }, notes }: { page: Page; notes: readonly string[] }) => (
  <Item>
    <Link to={path}>{heading}</Link>
    <NoteLine notes={notes} />
  </Item>
);

export const relatedContentFragment = graphql`
  fragment RelatedPage on ContentPage {
    path
    label
    heading
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
    reasons {
      path
      subject
    }
  }
`;
