import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { color } from '../theme/colors';
import { duration } from '../theme/motion';
import { fontSize, fontWeight } from '../theme/type';
import { Link } from './link';

const button = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  max-width: 100%;
  min-height: 48px;
  padding: 0.5rem 1.5rem;
  border: 1px solid transparent;
  border-radius: 2px;
  font-size: ${fontSize.body};
  font-weight: ${fontWeight.strong};
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${duration.fast},
    border-color ${duration.fast},
    color ${duration.fast};
  &:disabled {
    cursor: not-allowed;
    opacity: 0.55;
  }
`;

/** Gold: the primary action. */
export const primaryLook = css`
  ${button}
  background: ${color.accent};
  color: ${color.onAccent};
  &:hover:not(:disabled) {
    background: ${color.accentHover};
    color: ${color.onAccent};
  }
  &:active:not(:disabled) {
    background: ${color.accent};
  }
`;

/** The colors of an outlined button. */
export const outlinedColors = css`
  background: transparent;
  border-color: ${color.controlLine};
  color: ${color.text};
  &:hover:not(:disabled) {
    background: ${color.raisedHover};
    border-color: ${color.link};
    color: ${color.text};
  }
`;

/** Outlined: any other action. */
export const secondaryLook = css`
  ${button}
  ${outlinedColors}
`;

export const PrimaryButton = styled.button(primaryLook);
export const SecondaryButton = styled.button(secondaryLook);
export const PrimaryLink = styled(Link)(primaryLook);
export const SecondaryLink = styled(Link)(secondaryLook);
