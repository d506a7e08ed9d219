import styled from '@emotion/styled';
import { color } from '../theme/colors';
import { fontSize } from '../theme/type';
import { errorLineHeight } from './control-look';

const Line = styled.div`
  display: flex;
  gap: 1rem;
  justify-content: space-between;
  min-height: ${errorLineHeight};
  padding-top: 0.25rem;
  font-size: ${fontSize.annotation};
  line-height: 1.4;
`;

const Message = styled.p`
  color: ${color.error};
`;

const Counter = styled.p`
  margin-inline-start: auto;
  /* On a Hebrew page too, the count comes before the limit, as in 54 / 2000. */
  direction: ltr;
  color: ${color.textFaint};
`;

type ErrorLineProps = {
  id: string;
  error: string | undefined;
  /** How much of a limited text is used, for example `12 / 2000`. */
  counter?: string | undefined;
};

/** The line under a control. Always rendered, so that errors do not shift the layout and are announced. */
export function ErrorLine({ id, error, counter }: ErrorLineProps) {
  return (
    <Line>
      <Message id={id} aria-live="polite">
        {error}
      </Message>
      {counter && !error ? <Counter>{counter}</Counter> : null}
    </Line>
  );
}
