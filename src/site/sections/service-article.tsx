import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { BelowFold } from './below-fold';
import { CallToAction } from './call-to-action';
import { LazyDrawing } from './drawings/lazy-drawings';
import { Fit } from './fit';
import { NextStep } from './next-step';
import { PageHero } from './page-hero';
import { PartsList } from './parts-list';
import { Proof } from './proof';
import { Questions } from './questions';
import { RelatedContent } from './related-content';
import { ReviewLine } from './review-line';
import { Section } from './section';
import { Stack } from './stack';
import { TextSection } from './text-section';
import { Waypoints } from './waypoints';

/** The logos of the technologies in a stack that have one. */
const marksOf = (stack: Queries.ServiceArticleFragment['stack']) => stack.flatMap(({ icon }) => icon ?? []);

/** The full article of a service, technology, or industry page. */
export function ServiceArticle({ service }: { service: Queries.ServiceArticleFragment }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHero
        annotation={service.group.one}
        drawing={
          <LazyDrawing file={service.illustration ?? service.group.illustration} subject={service.label} marks={marksOf(service.stack)} />
        }
        heading={service.heading}
        lead={service.summary}
        note={<ReviewLine page={service} />}
        action={<CallToAction label={service.cta} />}
      />
      <BelowFold>
        {service.goodFit.length + service.poorFit.length > 0 ? <Fit goodFit={service.goodFit} poorFit={service.poorFit} /> : null}
        <Section heading={t('service.deliverables')}>
          <PartsList items={service.deliverables} />
        </Section>
        <TextSection html={service.body.html} />
        {service.process.length > 0 ? (
          <Section heading={t('service.process')} paper>
            <Waypoints items={service.process} />
          </Section>
        ) : null}
        {service.proof ? <Proof study={service.proof} /> : null}
        {service.stack.length > 0 ? (
          <Section heading={t('service.stack')} beside>
            <Stack choices={service.stack} />
          </Section>
        ) : null}
        <Questions questions={service.questions} />
        <NextStep cta={service.cta} />
        <RelatedContent related={service.related} />
      </BelowFold>
    </>
  );
}

export const serviceArticleFragment = graphql`
  fragment ServiceArticle on ServiceLike {
    ...PageHead
    ...Review
    illustration
    group {
      one
      illustration
    }
    goodFit
    poorFit
    deliverables {
      ...NamedText
    }
    process {
      ...NamedText
    }
    stack {
      ...StackChoice
    }
    proof {
      ...Proof
    }
    questions {
      ...Question
    }
    body {
      html
    }
    related {
      ...RelatedContent
    }
  }
`;
