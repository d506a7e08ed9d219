import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Prose } from '../components/prose';
import { TextWrapper } from '../components/wrapper';
import { sectionGap, space } from '../theme/space';
import { BelowFold } from './below-fold';
import { PageHero } from './page-hero';
import { ReviewLine } from './review-line';

const Text = styled.section`
  padding-block: ${space[4]} ${sectionGap};
`;

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
        <Text>
          <TextWrapper>
            <Prose html={information.body.html} />
          </TextWrapper>
        </Text>
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
