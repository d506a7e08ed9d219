import styled from '@emotion/styled';
import { color } from '../theme/colors';
import { fontFamily, fontSize } from '../theme/type';

/** A small monospaced note, as on a construction drawing. */
export const Annotation = styled.p`
  font-family: ${fontFamily.mono};
  font-size: ${fontSize.annotation};
  letter-spacing: 0.02em;
  line-height: 1.5;
  color: ${color.textFaint};
`;
