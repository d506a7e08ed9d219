import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { copyAttribute, ctaVariants, type Variant } from '../experiments/cta-copy';

const shownWith = (variant: Variant) => css`
  html[data-cta-copy='${variant}'] & > [${copyAttribute}='${variant}'] {
    display: inline;
  }
`;

/* Text that is not displayed is excluded from the link's accessible name. */
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
 * Renders every copy of the experiment; an attribute on `<html>` decides which one shows. An inline script sets it before
 * first paint, so the copy never visibly changes. Without the attribute, the default copy shows.
 */
export function CallToActionCopies({ standard }: { standard: string }) {
  const { t } = useTranslation();
  return (
    <Copies>
      <span {...{ [copyAttribute]: 'default' }}>{standard}</span>
      {ctaVariants.map((variant) => (
        <span key={variant} {...{ [copyAttribute]: variant }}>
          {t(`callToActionCopies.${variant}`)}
        </span>
      ))}
    </Copies>
  );
}
