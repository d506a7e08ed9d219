import styled from '@emotion/styled';
import { media } from '../theme/breakpoints';
import { color } from '../theme/colors';
import { space } from '../theme/space';
import { type NamedTextsProps, NumberedTexts } from './numbered-texts';

const Sheet = styled.ol`
  border-top: 1px solid ${color.line};
  > li {
    display: grid;
    gap: ${space[1]} ${space[4]};
    padding-block: ${space[3]};
    border-bottom: 1px solid ${color.line};
    ${media.up.md} {
      grid-template-columns: 4rem minmax(0, 4fr) minmax(0, 7fr);
    }
  }
  p {
    color: ${color.textMuted};
  }
`;

/** A numbered parts list, a row for each part. */
export const PartsList = ({ items }: NamedTextsProps) => (
  <Sheet>
    <NumberedTexts items={items} />
  </Sheet>
);
