import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { ctaCopies, ctaVariants, type Variant } from '../experiments/cta-copy';

const shownWith = (variant: Variant) => css`
  html[data-cta-copy='${variant}'] & > [data-copy='${variant}'] {
    display: inline;
  }
`;

/* What is not displayed is no part of the link's name either. */
const Copies = styled.span`
  > span {
    display: none;
  }
  html:not([data-cta-copy]) & > [data-copy='default'] {
    display: inline;
  }
  ${ctaVariants.map(shownWith)}
`;

/**
 * All copies of the experiment, of which the document's mark shows one: an inline script sets it before anything is
 * painted, so the copy never changes before the visitor's eyes. Unmarked, the default copy shows.
 */
export function CallToActionCopies({ standard }: { standard: string }) {
  return (
    <Copies>
      <span data-copy="default">{standard}</span>
      {ctaVariants.map((variant) => (
        <span key={variant} data-copy={variant}>
          {ctaCopies[variant]}
        </span>
      ))}
    </Copies>
  );
}
