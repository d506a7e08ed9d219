import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Prose } from '../components/prose';
import { TextWrapper } from '../components/wrapper';
import { FirstBand } from './band';
import { BelowFold } from './below-fold';
import { PageHero } from './page-hero';
import { ReviewLine } from './review-line';

/** A plain information page, for example a policy. */
export function InformationArticle({ information }: { information: Queries.InformationArticleFragment }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHero
        annotation={t('information.updated', { date: information.shownUpdate })}
        heading={information.heading}
        lead={information.summary}
        note={<ReviewLine page={information} />}
      />
      <BelowFold>
        <FirstBand>
          <TextWrapper>
            <Prose html={information.body.html} />
          </TextWrapper>
        </FirstBand>
      </BelowFold>
    </>
  );
}

export const informationArticleFragment = graphql`
  fragment InformationArticle on Information {
    ...PageHead
    isoReview: reviewed(formatString: "YYYY-MM-DD")
    shownReview: reviewed(written: MONTH)
    reviewedBy {
      ...Reviewer
    }
    shownUpdate: updated(written: DAY)
    body {
      html
    }
  }
`;
