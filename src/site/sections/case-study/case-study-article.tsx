import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Prose } from '../../components/prose';
import { Wrapper } from '../../components/wrapper';
import { Band } from '../band';
import { BelowFold } from '../below-fold';
import { FilterLinks } from '../filter-links';
import { NextStep } from '../next-step';
import { RelatedContent } from '../related-content';
import { CaseHero } from './case-hero';
import { Goal } from './goal';
import { ImageBlock } from './image-block';
import { Projects } from './projects';
import { Testimonial } from './testimonial';
import { TextWithImage } from './text-with-image';
import { WhatWeDid } from './what-we-did';

/** The full case study article; the order of sections is fixed. */
export function CaseStudyArticle({ study }: { study: Queries.CaseStudyArticleFragment }) {
  const { t } = useTranslation();
  return (
    <>
      <CaseHero study={study} />
      <BelowFold>
        {study.goal ? <Goal annotation={t('case.goal')} goal={study.goal} /> : null}
        {study.whatWeDid ? <WhatWeDid annotation={t('case.whatWeDid')} done={study.whatWeDid} /> : null}
        {study.imageBlocks.map((block) => (
          <ImageBlock key={block.caption} block={block} />
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
      ...Goal
    }
    whatWeDid {
      ...WhatWeDid
    }
    imageBlocks {
      ...ImageBlock
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
