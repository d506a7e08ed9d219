import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { BelowFold } from './below-fold';
import { CallToAction } from './call-to-action';
import { Testimonial } from './case-study/testimonial';
import { LazyDrawing } from './drawings/lazy-drawings';
import { PageHero } from './page-hero';
import { Questions } from './questions';
import { RoutedPageBlocks } from './routed-page-blocks';
import { TextSection } from './text-section';

type PageArticleProps = {
  page: Queries.PageArticleFragment;
  /** Replaces the call to action; null renders none. */
  action?: ReactNode;
  /** Replaces the page's own drawing. */
  drawing?: ReactNode;
  share?: 'small' | 'large';
  leading?: boolean;
  /** Rendered between the hero and the blocks. */
  children?: ReactNode;
};

/** A page with a hero, route-specific content, blocks, text, and questions. */
export function PageArticle({ page, action, drawing, share = 'small', leading = false, children }: PageArticleProps) {
  return (
    <>
      <PageHero
        annotation={page.annotation ?? page.label}
        heading={page.heading}
        lead={page.summary}
        action={action === undefined ? <CallToAction label={page.cta} /> : action}
        drawing={drawing ?? (page.illustration ? <LazyDrawing file={page.illustration} subject={page.label} /> : undefined)}
        leading={leading}
        share={share}
      />
      <BelowFold>
        {children}
        <RoutedPageBlocks blocks={page.blocks} />
        {page.proof?.testimonial ? <Testimonial testimonial={page.proof.testimonial} source={page.proof} /> : null}
        <TextSection html={page.body.html} />
        <Questions questions={page.questions} />
      </BelowFold>
    </>
  );
}

export const pageArticleFragment = graphql`
  fragment PageArticle on Page {
    ...PageHead
    annotation
    illustration
    blocks {
      ...RoutedPageBlock
    }
    proof {
      path
      label
      testimonial {
        ...Testimonial
      }
    }
    questions {
      ...Question
    }
    body {
      html
    }
  }
`;
