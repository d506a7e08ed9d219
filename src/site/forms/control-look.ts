import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { color } from '../theme/colors';
import { duration } from '../theme/motion';
import { space } from '../theme/space';
import { fontSize, fontWeight } from '../theme/type';

/** The height of a two-line error, reserved under every control so that errors do not shift the layout. */
export const errorLineHeight = '2.75rem';

/** A control with only a bottom line. */
export const controlLook = css`
  width: 100%;
  min-height: 48px;
  padding: ${space[1]} 0;
  background: transparent;
  border: 0;
  border-bottom: 1px solid ${color.controlLine};
  border-radius: 0;
  color: ${color.text};
  font-size: ${fontSize.body};
  transition:
    border-color ${duration.fast},
    box-shadow ${duration.fast};
  &::placeholder {
    color: ${color.textFaint};
    opacity: 1;
  }
  &:hover {
    border-color: ${color.link};
  }
  &:focus {
    border-color: ${color.brand};
    box-shadow: 0 1px 0 ${color.brand};
  }
  &:focus-visible {
    outline-offset: 2px;
  }
  &[aria-invalid='true'] {
    border-color: ${color.error};
    box-shadow: 0 1px 0 ${color.error};
  }
  /* On a Hebrew page, the @ of a half-typed address would jump to its beginning. */
  &:is([type='email'], [inputmode='url']) {
    direction: ltr;
    [dir='rtl'] & {
      text-align: end;
    }
  }
  &:-webkit-autofill {
    -webkit-text-fill-color: ${color.text};
    box-shadow: inset 0 0 0 100vmax ${color.raised};
    caret-color: ${color.text};
  }
`;

const labelLook = css`
  display: block;
  margin-bottom: 0.125rem;
  padding: 0;
  color: ${color.textMuted};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.medium};
  line-height: 1.5;
  /* The star is for the eyes; the control itself says that it is required. */
  &[data-required='true']::after {
    content: ' *';
    content: ' *' / '';
    color: ${color.accent};
  }
  /* The message of a tall control may be out of view. */
  &[data-invalid='true'] {
    color: ${color.error};
  }
`;

export const Label = styled.label(labelLook);
export const Legend = styled.legend(labelLook);

/** A hint between a control and its label. */
export const Hint = styled.p`
  margin-bottom: 0.125rem;
  color: ${color.textFaint};
  font-size: ${fontSize.small};
`;
