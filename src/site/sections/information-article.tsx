import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Prose } from '../components/prose';
import { Wrapper } from '../components/wrapper';
import { FirstBand } from './band';
import { BelowFold } from './below-fold';
import { PageHero } from './page-hero';
import { ReviewLine } from './review-line';
import { TextWithContents } from './text-with-contents';

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
            <TextWithContents label={t('information.contents')} headings={information.body.headings}>
              <Prose html={information.body.html} />
            </TextWithContents>
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
      headings {
        id
        text
        depth
      }
    }
  }
`;
