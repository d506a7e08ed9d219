import { graphql } from 'gatsby';
import { Testimonial } from '../case-study/testimonial';

/** Its own quote, or a case study's with a link to it; nothing if that has none. */
export function QuoteBlock({ block: { quote, role, caseStudy } }: { block: Queries.QuoteBlockFragment }) {
  if (quote) return <Testimonial testimonial={{ quote, role: role ?? '' }} />;
  return caseStudy?.testimonial ? <Testimonial testimonial={caseStudy.testimonial} source={caseStudy} /> : null;
}

export const quoteBlockFragment = graphql`
  fragment QuoteBlock on QuoteBlock {
    quote
    role
    caseStudy {
      path
      label
      testimonial {
        ...Testimonial
      }
    }
  }
`;
