import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Annotation } from '../components/annotation';
import { Link } from '../components/link';

/** Who verified a page's facts, and when; nothing if neither is known. */
export function ReviewLine({ page: { reviewedBy, isoReviewed, shownReviewed } }: { page: Queries.ReviewFragment }) {
  const { t } = useTranslation();
  if (!reviewedBy && !shownReviewed) return null;
  return (
    <Annotation>
      {reviewedBy ? t('review.by') : t('review.on')} {reviewedBy ? <Link to={reviewedBy.path}>{reviewedBy.label}</Link> : null}
      {reviewedBy && shownReviewed ? ', ' : null}
      {isoReviewed && shownReviewed ? <time dateTime={isoReviewed}>{shownReviewed}</time> : null}
    </Annotation>
  );
}

export const reviewFragment = graphql`
  fragment Review on Reviewed {
    isoReviewed: reviewed(formatString: "YYYY-MM-DD")
    shownReviewed: reviewed(written: MONTH)
    reviewedBy {
      path
      label
      role
    }
  }
`;
