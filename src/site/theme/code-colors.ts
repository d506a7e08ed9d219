import { color } from './colors';

/** Colors for highlighted code, by the class names that highlight.js adds at build time. */
export const codeColors = `
  .hljs-comment,
  .hljs-quote {
    color: ${color.textFaint};
    font-style: italic;
  }
  .hljs-keyword,
  .hljs-selector-tag,
  .hljs-built_in,
  .hljs-type,
  .hljs-name {
    color: ${color.link};
  }
  .hljs-string,
  .hljs-regexp,
  .hljs-addition {
    color: ${color.success};
  }
  .hljs-number,
  .hljs-literal,
  .hljs-symbol,
  .hljs-attr,
  .hljs-attribute {
    color: ${color.accent};
  }
  .hljs-title,
  .hljs-section,
  .hljs-property {
    color: ${color.text};
  }
  .hljs-deletion {
    color: ${color.error};
  }
`;
