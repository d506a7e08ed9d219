import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { TextWrapper } from '../components/wrapper';
import { color } from '../theme/colors';
import { sectionGap, space } from '../theme/space';
import { fontSize } from '../theme/type';

const Band = styled.section`
  padding-block: ${sectionGap};
  background: ${color.raised};
  border-bottom: 1px solid ${color.line};
  h2 {
    margin-bottom: ${space[4]};
    font-size: ${fontSize.h2};
  }
`;

type FormSectionProps = { id: string; heading: string; children: ReactNode };

/** The part of a page that is a form. */
export function FormSection({ id, heading, children }: FormSectionProps) {
  return (
    <Band id={id}>
      <TextWrapper>
        <h2>{heading}</h2>
        {children}
      </TextWrapper>
    </Band>
  );
}
