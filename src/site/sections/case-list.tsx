import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { Annotation } from '../components/annotation';
import { coveringLink } from '../components/covering-link';
import { Link } from '../components/link';
import { betweenPaddings, Picture } from '../components/picture';
import { media } from '../theme/breakpoints';
import { color } from '../theme/colors';
import { space } from '../theme/space';
import { fontSize } from '../theme/type';
import { FactsLine } from './facts-line';

const List = styled.ul`
  display: grid;
  gap: ${space[8]} ${space[4]};
  ${media.up.md} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    > li {
      grid-column: span 3;
    }
    /* An odd list begins with one wide entry, so that no row has a hole. */
    &[data-odd] > li:nth-of-type(1) {
      grid-column: 1 / -1;
    }
  }
`;

const Entry = styled.li`
  ${coveringLink}
  display: grid;
  gap: ${space[2]};
  align-content: start;
  picture {
    overflow: hidden;
    border: 1px solid ${color.line};
  }
  &:hover picture {
    border-color: ${color.brand};
  }
  h2 {
    font-size: ${fontSize.h3};
  }
  h2 + p,
  h3 + p {
    color: ${color.textMuted};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[1]};
  max-width: 62ch;
`;

const sizes = `(min-width: 1280px) 624px, (min-width: 900px) 46vw, ${betweenPaddings}`;
const wideSizes = `(min-width: 1440px) 1280px, (min-width: 900px) calc(100vw - 128px), ${betweenPaddings}`;

type CaseListProps = { studies: readonly Queries.CaseListEntryFragment[]; level?: 'h2' | 'h3' };

/** Case studies as a grid of covers. */
export function CaseList({ studies, level: Heading = 'h2' }: CaseListProps) {
  const odd = studies.length % 2 === 1;
  return (
    <List data-odd={odd ? '' : undefined}>
      {studies.map((study, index) => (
        <Entry key={study.path}>
          {study.cover ? <Picture picture={study.cover} sizes={odd && index === 0 ? wideSizes : sizes} /> : null}
          <Words>
            <Annotation>{study.client}</Annotation>
            <Heading>
              <Link to={study.path}>{study.heading}</Link>
            </Heading>
            <p>{study.summary}</p>
            {study.facts ? <FactsLine facts={study.facts} /> : null}
          </Words>
        </Entry>
      ))}
    </List>
  );
}

export const caseListEntryFragment = graphql`
  fragment CaseListEntry on CaseStudy {
    path
    client
    heading
    summary
    facts {
      ...CountedFacts
    }
    cover {
      ...Picture
    }
  }
`;
