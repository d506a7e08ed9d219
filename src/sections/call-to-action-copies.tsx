import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { copyAttribute, ctaCopies, ctaVariants, type Variant } from '../experiments/cta-copy';

const shownWith = (variant: Variant) => css`
  html[data-cta-copy='${variant}'] & > [${copyAttribute}='${variant}'] {
    display: inline;
  }
`;

/* What is not displayed is no part of the link's name either. */
const Copies = styled.span`
  > span {
    display: none;
  }
  html:not([data-cta-copy]) & > [${copyAttribute}='default'] {
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
      <span {...{ [copyAttribute]: 'default' }}>{standard}</span>
      {ctaVariants.map((variant) => (
        <span key={variant} {...{ [copyAttribute]: variant }}>
          {ctaCopies[variant]}
        </span>
      ))}
    </Copies>
  );
}
