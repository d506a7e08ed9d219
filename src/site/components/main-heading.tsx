import styled from '@emotion/styled';
import { media } from '../theme/breakpoints';

/* A size at which the word fits a phone 360 px wide; `!important` because sections set sizes of their own. Not in vw alone, because text of twice the size must be larger. */
const Heading = styled.h1`
  ${media.mobile} {
    &[data-word='long'] {
      font-size: clamp(1.625rem, 8vw, 2.125rem) !important;
    }
    &[data-word='longest'] {
      font-size: clamp(1.375rem, 6.2vw, 2.125rem) !important;
    }
  }
`;

/** Words in Latin, Greek or Cyrillic letters; in scripts without spaces between words, a line may end at any letter. */
const words = /[a-z\u00c0-\u052f]+/gi;

/** Whether a heading has a word of more than 14 letters, or more than 19, such as a Dutch or German compound. */
export function longWordIn(heading: string): 'long' | 'longest' | undefined {
  const letters = Math.max(0, ...[...heading.matchAll(words)].map(([word]) => word.length));
  if (letters < 15) return undefined;
  return letters < 20 ? 'long' : 'longest';
}

/** The main heading of a page. Its long words get a smaller size on phones, because not every browser can hyphenate every language. */
export const MainHeading = ({ children }: { children: string }) => <Heading data-word={longWordIn(children)}>{children}</Heading>;
