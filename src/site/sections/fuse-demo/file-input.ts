import styled from '@emotion/styled';
import { color } from '../../theme/colors';
import { space } from '../../theme/space';
import { fontSize } from '../../theme/type';

export const FileInput = styled.input`
  width: 100%;
  min-height: 44px;
  padding-block: ${space[1]};
  font-size: ${fontSize.small};
  &::file-selector-button {
    min-height: 36px;
    margin-inline-end: ${space[2]};
    padding-inline: ${space[2]};
    background: transparent;
    border: 1px solid ${color.controlLine};
    border-radius: 2px;
    color: ${color.text};
    font: inherit;
    cursor: pointer;
  }
  &:hover::file-selector-button {
    background: ${color.raisedHover};
    border-color: ${color.link};
  }
`;
