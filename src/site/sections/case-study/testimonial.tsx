import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { Annotation } from '../../components/annotation';
import { TextWrapper } from '../../components/wrapper';
import { color } from '../../theme/colors';
import { sectionGap, space } from '../../theme/space';
import { fontSize, fontWeight } from '../../theme/type';

const Band = styled.section`
  padding-block: ${sectionGap};
  background: ${color.raised};
  border-block: 1px solid ${color.line};
`;

const Quote = styled.blockquote`
  padding-inline-start: ${space[4]};
  border-inline-start: 2px solid ${color.accent};
  p {
    font-size: ${fontSize.h2};
    font-weight: ${fontWeight.medium};
    line-height: 1.25;
    letter-spacing: -0.01em;
    text-wrap: pretty;
  }
`;

const Role = styled(Annotation)`
  margin-top: ${space[3]};
  padding-inline-start: ${space[4]};
`;

/** A client quote, attributed by role. */
export function Testimonial({ testimonial }: { testimonial: Queries.TestimonialFragment }) {
  return (
    <Band>
      <TextWrapper>
        <figure>
          <Quote>
            <p>{testimonial.quote}</p>
          </Quote>
          <Role as="figcaption">{testimonial.role}</Role>
        </figure>
      </TextWrapper>
    </Band>
  );
}

export const testimonialFragment = graphql`
  fragment Testimonial on Testimonial {
    quote
    role
  }
`;
