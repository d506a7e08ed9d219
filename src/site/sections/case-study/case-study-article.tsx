import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Paragraphs } from '../../components/paragraphs';
import { Prose } from '../../components/prose';
import { WideFigure } from '../../components/wide-figure';
import { Wrapper } from '../../components/wrapper';
import { space } from '../../theme/space';
import { Band } from '../band';
import { BelowFold } from '../below-fold';
import { CardColumns } from '../card-columns';
import { FilterLinks } from '../filter-links';
import { NextStep } from '../next-step';
import { RelatedContent } from '../related-content';
import { Section } from '../section';
import { CaseHero } from './case-hero';
import { Projects } from './projects';
import { Testimonial } from './testimonial';
import { TextWithImage } from './text-with-image';

const PicturePlace = styled(Wrapper)`
  padding-bottom: ${space[8]};
`;

/** The full case study article; the order of sections is fixed. */
export function CaseStudyArticle({ study }: { study: Queries.CaseStudyArticleFragment }) {
  const { t } = useTranslation();
  return (
    <>
      <CaseHero study={study} />
      <BelowFold>
        {study.goal ? (
          <Section annotation={t('case.goal')} heading={study.goal.heading} beside>
            <Paragraphs text={study.goal.text} lead />
          </Section>
        ) : null}
        {study.whatWeDid ? (
          <Section annotation={t('case.whatWeDid')} heading={study.whatWeDid.heading}>
            <CardColumns
              items={study.whatWeDid.items.map(({ name, text, service }) => ({ name, text, link: service?.path }))}
              columns={study.whatWeDid.columns}
            />
          </Section>
        ) : null}
        {study.imageBlocks.map(({ picture, caption }) => (
          <PicturePlace key={caption}>
            <WideFigure picture={picture} caption={caption} />
          </PicturePlace>
        ))}
        {study.textWithImage.map((block) => (
          <TextWithImage key={block.heading} block={block} />
        ))}
        {study.projects ? <Projects annotation={t('case.projects')} projects={study.projects} /> : null}
        {study.testimonial ? <Testimonial testimonial={study.testimonial} /> : null}
        {study.body.html ? (
          <Band>
            <Wrapper>
              <Prose html={study.body.html} chapters />
            </Wrapper>
          </Band>
        ) : null}
        <NextStep cta={study.cta} />
        <RelatedContent related={study.related}>
          <FilterLinks label={t('case.moreFor')} links={study.industries} />
        </RelatedContent>
      </BelowFold>
    </>
  );
}

export const caseStudyArticleFragment = graphql`
  fragment CaseStudyArticle on CaseStudy {
    ...PageHead
    ...CaseHero
    industries {
      ...FilterLink
    }
    goal {
      heading
      text
    }
    whatWeDid {
      heading
      columns
      items {
        name
        text
        service {
          path
        }
      }
    }
    imageBlocks {
      caption
      picture {
        ...Picture
      }
    }
    textWithImage {
      ...TextWithImage
    }
    projects {
      ...Projects
    }
    testimonial {
      ...Testimonial
    }
    body {
      html
    }
    related {
      ...RelatedContent
    }
  }
`;
