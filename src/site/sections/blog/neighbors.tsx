import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Annotation } from '../../components/annotation';
import { Link } from '../../components/link';
import { Wrapper } from '../../components/wrapper';
import { media } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { space } from '../../theme/space';
import { fontSize, fontWeight } from '../../theme/type';

const Row = styled(Wrapper)`
  display: grid;
  gap: 0 ${space[4]};
  ${media.up.md} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.print} {
    display: none;
  }
  a {
    display: grid;
    gap: ${space.half};
    padding-block: ${space[3]};
    border-top: 1px solid ${color.line};
    color: ${color.text};
    font-size: ${fontSize.h3};
    font-weight: ${fontWeight.medium};
    line-height: 1.25;
    text-wrap: balance;
    text-decoration: none;
  }
  a:hover {
    border-color: ${color.brand};
    color: ${color.link};
  }
`;

type NeighborsProps = { newer: Queries.NeighborFragment | null; older: Queries.NeighborFragment | null };

/** Links to the next older and next newer post. */
export function Neighbors({ newer, older }: NeighborsProps) {
  const { t } = useTranslation();
  return (
    <Row as="nav" aria-label={t('blog.neighbors')}>
      {older ? (
        <Link to={older.path} rel="prev">
          <Annotation as="span">{t('blog.older')}</Annotation>
          {older.heading}
        </Link>
      ) : null}
      {newer ? (
        <Link to={newer.path} rel="next">
          <Annotation as="span">{t('blog.newer')}</Annotation>
          {newer.heading}
        </Link>
      ) : null}
    </Row>
  );
}

export const neighborFragment = graphql`
  fragment Neighbor on Post {
    path
    heading
  }
`;
