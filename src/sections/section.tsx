import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Annotation } from '../components/annotation';
import { Wrapper } from '../components/wrapper';
import { color } from '../theme/colors';
import { sectionGap, space } from '../theme/space';
import { fontSize } from '../theme/type';

const Band = styled.section`
  padding-block: ${sectionGap};
  & + & {
    border-top: 1px solid ${color.line};
  }
`;

const Top = styled.div`
  display: grid;
  gap: ${space[1]};
  max-width: 46rem;
  margin-bottom: ${space[5]};
  h2 {
    font-size: ${fontSize.h2};
  }
`;

const Intro = styled.p`
  margin-top: ${space[1]};
  color: ${color.textMuted};
  font-size: ${fontSize.lead};
`;

type SectionProps = { id?: string; annotation?: string; heading: string; intro?: string | null; children: ReactNode };

/** A part of a page under a heading of its own. */
export function Section({ id, annotation, heading, intro, children }: SectionProps) {
  return (
    <Band {...(id ? { id } : {})}>
      <Wrapper>
        <Top>
          {annotation ? <Annotation>{annotation}</Annotation> : null}
          <h2>{heading}</h2>
          {intro ? <Intro>{intro}</Intro> : null}
        </Top>
        {children}
      </Wrapper>
    </Band>
  );
}
