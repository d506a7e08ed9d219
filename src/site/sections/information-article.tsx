import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Prose } from '../components/prose';
import { Wrapper } from '../components/wrapper';
import { px, size } from '../theme/space';
import { FirstBand } from './band';
import { BelowFold } from './below-fold';
import { PageHero } from './page-hero';
import { ReviewLine } from './review-line';

/* It begins at the same edge as the heading of the page. */
const Text = styled.div`
  max-width: ${px(size.textMaxWidth)};
`;

/** A plain information page, for example a policy. */
export function InformationArticle({ information }: { information: Queries.InformationArticleFragment }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHero
        annotation={t('information.updated', { date: information.shownUpdated })}
        heading={information.heading}
        lead={information.summary}
        note={<ReviewLine page={information} />}
      />
      <BelowFold>
        <FirstBand>
          <Wrapper>
            <Text>
              <Prose html={information.body.html} />
            </Text>
          </Wrapper>
        </FirstBand>
      </BelowFold>
    </>
  );
}

export const informationArticleFragment = graphql`
  fragment InformationArticle on Information {
    ...PageHead
    ...Review
    shownUpdated: updated(written: DAY)
    body {
      html
    }
  }
`;
