import styled from '@emotion/styled';
import { type ReactNode, useEffect, useRef } from 'react';
import { color } from '../theme/colors';
import { space } from '../theme/space';
import { fontSize } from '../theme/type';

const Block = styled.div`
  h3 {
    font-size: ${fontSize.h3};
  }
  h3:focus {
    outline: none;
  }
  h3 + p {
    margin-block: ${space[1]} ${space[3]};
    color: ${color.textMuted};
  }
`;

const Said = styled.p`
  margin-bottom: ${space[3]};
  color: ${color.success};
`;

type FormStepProps = {
  heading: string;
  /** What came of the step before. */
  said: string;
  text: string;
  children?: ReactNode;
};

/** What takes the place of a form that was sent. Its heading gets the focus, as what had it is gone. */
export function FormStep({ heading, said, text, children }: FormStepProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <Block>
      <Said role="status">{said}</Said>
      <h3 ref={ref} tabIndex={-1}>
        {heading}
      </h3>
      <p>{text}</p>
      {children}
    </Block>
  );
}
