import styled from '@emotion/styled';
import { color } from '../theme/colors';

/** Around a select with `selectLook`: the arrow that it lacks, if it can be used. */
export const SelectFrame = styled.div`
  position: relative;
  &::after {
    content: '';
    position: absolute;
    top: 50%;
    inset-inline-end: 0.5rem;
    width: 9px;
    height: 9px;
    border-right: 1.5px solid ${color.link};
    border-bottom: 1.5px solid ${color.link};
    transform: translateY(-70%) rotate(45deg);
    pointer-events: none;
  }
  &:has(:disabled)::after {
    content: none;
  }
`;

/** A native select without the browser's own arrow and colors. */
export const selectLook = `
  appearance: none;
  cursor: pointer;
  option {
    background: ${color.raised};
    color: ${color.text};
  }
`;
