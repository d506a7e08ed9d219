/** Shows the content of a `details` element without its summary, in browsers that can; others keep both. */
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
`;
