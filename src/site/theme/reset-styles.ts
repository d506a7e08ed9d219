/** Removes browsers' default styles. */
export const resetStyles = `
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  body,
  h1,
  h2,
  h3,
  h4,
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  blockquote,
  pre,
  fieldset {
    margin: 0;
    padding: 0;
  }
  ul[class],
  ol[class] {
    list-style: none;
  }
  fieldset {
    border: 0;
    min-width: 0;
  }
  img,
  svg {
    display: block;
    max-width: 100%;
    height: auto;
  }
  button,
  input,
  textarea,
  select {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }
  table {
    border-collapse: collapse;
  }
`;
