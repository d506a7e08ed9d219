import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Annotation } from '../components/annotation';
import { Link } from '../components/link';
import { loneLink } from '../components/lone-link';
import { betweenPaddings, Picture } from '../components/picture';
import { media } from '../theme/breakpoints';
import { color } from '../theme/colors';
import { space } from '../theme/space';
import { fontSize, fontWeight } from '../theme/type';
import { CaseFacts } from './case-facts';
import { Section } from './section';

const Sheet = styled.div`
  display: grid;
  gap: ${space[5]} ${space[8]};
  ${media.desktopUp} {
    &[data-pictured] {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    }
  }
  picture {
    align-self: start;
    border: 1px solid ${color.line};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[4]};
  align-content: start;
`;

const Quote = styled.blockquote`
  p {
    max-width: 52ch;
    font-size: ${fontSize.h3};
    font-weight: ${fontWeight.medium};
    line-height: 1.35;
  }
  + figcaption {
    margin-top: ${space[2]};
  }
`;

const Summary = styled.p`
  max-width: 52ch;
  color: ${color.textMuted};
  font-size: ${fontSize.lead};
`;

const More = styled.p`
  a {
    ${loneLink}
  }
`;

const sizes = `(min-width: 1280px) 500px, (min-width: 1024px) 38vw, ${betweenPaddings}`;

type ProofProps = { study: Queries.ProofFragment; heading?: string; id?: string | null };

/** An excerpt of a case study on another page: the client's quote, the key figures, and its cover. */
export function Proof({ study, heading, id }: ProofProps) {
  const { t } = useTranslation();
  const { testimonial, facts, cover } = study;
  return (
    <Section id={id} annotation={study.client} heading={heading ?? t('proof.heading')}>
      <Sheet data-pictured={cover ? '' : undefined}>
        <Words>
          {testimonial ? (
            <figure>
              <Quote>
                <p>{testimonial.quote}</p>
              </Quote>
              <Annotation as="figcaption">{testimonial.role}</Annotation>
            </figure>
          ) : (
            <Summary>{study.summary}</Summary>
          )}
          {facts ? <CaseFacts facts={facts} brief /> : null}
          <More>
            <Link to={study.path}>{t('facts.read', { label: study.label })}</Link>
          </More>
        </Words>
        {cover ? <Picture picture={cover} sizes={sizes} /> : null}
      </Sheet>
    </Section>
  );
}

export const proofFragment = graphql`
  fragment Proof on CaseStudy {
    path
    label
    client
    summary
    facts {
      ...CaseFacts
    }
    testimonial {
      ...Testimonial
    }
    cover {
      ...Picture
    }
  }
`;
