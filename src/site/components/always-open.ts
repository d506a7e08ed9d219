/**
 * Shows the content of a `details` element without its summary. In browsers without `::details-content`, that takes the attribute
 * `open`, from an inline script (`document/always-open-script.ts`) or, without scripts, from a press on the summary.
 */
export const alwaysOpen = `
  @supports selector(::details-content) {
    &::details-content {
      content-visibility: visible;
      block-size: auto;
    }
    > summary {
      display: none;
    }
  }
  &[open] > summary {
    display: none;
  }
`;
