import styled from '@emotion/styled';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { color } from '../theme/colors';
import { space } from '../theme/space';
import { ResultText } from './form-result';
import type { Result } from './outcome';
import { useLatestResult } from './use-latest-result';

const Block = styled.div`
  h3:focus {
    outline: none;
  }
  h3 + p {
    margin-block: ${space[1]} ${space[3]};
    color: ${color.textMuted};
  }
`;

const Said = styled.div`
  margin-bottom: ${space[3]};
  &[data-tone='good'] {
    color: ${color.success};
  }
`;

type FormStepProps = {
  heading: string;
  /** The result of the previous step. */
  said: Result;
  text: string;
  children?: ReactNode;
};

/**
 * Replaces a form that was sent. Its heading gets the focus, because the focused element is gone, and is described by the result,
 * because most screen readers ignore a live region that appears with its text already in it.
 */
export function FormStep({ heading, said, text, children }: FormStepProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  const saidId = useId();
  const latest = useLatestResult(said);
  useEffect(() => ref.current?.focus(), []);
  return (
    <Block>
      <Said id={saidId} role="status" data-tone={latest.tone}>
        <ResultText result={latest} />
      </Said>
      <h3 ref={ref} tabIndex={-1} aria-describedby={saidId}>
        {heading}
      </h3>
      <p>{text}</p>
      {children}
    </Block>
  );
}
