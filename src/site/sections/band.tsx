import styled from '@emotion/styled';
import { color } from '../theme/colors';
import { sectionGap, space } from '../theme/space';

/** A part of a page, from edge to edge. */
export const Band = styled.section`
  padding-block: ${sectionGap};
`;

/** Directly below the hero, whose last line is close. */
export const FirstBand = styled(Band)`
  padding-top: ${space[4]};
`;

export const RuledBand = styled(Band)`
  border-top: 1px solid ${color.line};
`;

export const RaisedBand = styled(Band)`
  background: ${color.raised};
  border-block: 1px solid ${color.line};
`;
