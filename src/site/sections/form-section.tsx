import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Annotation } from '../components/annotation';
import { Wrapper } from '../components/wrapper';
import { color } from '../theme/colors';
import { space } from '../theme/space';
import { Band } from './band';
import { besideHeading, sectionLetter } from './section';

const Frame = styled(Band)`
  ${sectionLetter}
  background: ${color.raised};
  border-bottom: 1px solid ${color.line};
`;

const Top = styled.div`
  display: grid;
  gap: ${space[1]};
  margin-bottom: ${space[4]};
`;

const Intro = styled.p`
  max-width: 46rem;
  margin-top: ${space[1]};
  color: ${color.textMuted};
`;

const Inner = styled(Wrapper)`
  ${besideHeading}
`;

type FormSectionProps = { id?: string | null; heading: string; intro?: string | null; children: ReactNode };

/** A page section with a form. */
export function FormSection({ id, heading, intro, children }: FormSectionProps) {
  return (
    <Frame id={id ?? undefined}>
      <Inner>
        <Top className="top">
          <Annotation className="letter" />
          <h2>{heading}</h2>
          {intro ? <Intro>{intro}</Intro> : null}
        </Top>
        <div>{children}</div>
      </Inner>
    </Frame>
  );
}
