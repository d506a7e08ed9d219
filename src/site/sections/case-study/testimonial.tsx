import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Annotation } from '../../components/annotation';
import { Link } from '../../components/link';
import { loneLink } from '../../components/lone-link';
import { TextWrapper } from '../../components/wrapper';
import { color } from '../../theme/colors';
import { space } from '../../theme/space';
import { fontSize, fontWeight } from '../../theme/type';
import { RaisedBand } from '../band';

const Quote = styled.blockquote`
  padding-inline-start: ${space[3]};
  border-inline-start: 2px solid ${color.accent};
  p {
    font-size: ${fontSize.quote};
    font-weight: ${fontWeight.medium};
    line-height: 1.25;
    letter-spacing: -0.01em;
  }
`;

/* In line with the quote, next to its rule. */
const besideRule = `padding-inline-start: calc(${space[3]} + 2px);`;

const Role = styled(Annotation)`
  margin-top: ${space[3]};
  ${besideRule}
`;

const Source = styled.p`
  margin-top: ${space[3]};
  ${besideRule}
  a {
    ${loneLink}
  }
`;

type TestimonialProps = {
  testimonial: Queries.TestimonialFragment;
  /** The case study it comes from, on other pages. */
  source?: { path: string; label: string };
};

/** What the client says, and who says it. */
export function Testimonial({ testimonial, source }: TestimonialProps) {
  const { t } = useTranslation();
  return (
    <RaisedBand data-ground="">
      <TextWrapper>
        <figure>
          <Quote>
            <p>{testimonial.quote}</p>
          </Quote>
          <Role as="figcaption">{testimonial.role}</Role>
        </figure>
        {source ? (
          <Source>
            <Link to={source.path}>{t('facts.read', { label: source.label })}</Link>
          </Source>
        ) : null}
      </TextWrapper>
    </RaisedBand>
  );
}

export const testimonialFragment = graphql`
  fragment Testimonial on Testimonial {
    quote
    role
  }
`;
