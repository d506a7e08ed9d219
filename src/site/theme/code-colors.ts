import { css } from '@emotion/react';
import { color, palette } from './colors';

/** Colors for highlighted code, by the class names that highlight.js adds at build time. */
export const codeColors = css`
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
    color: ${palette.blue300};
  }
  .hljs-string,
  .hljs-regexp,
  .hljs-addition {
    color: ${palette.green300};
  }
  .hljs-number,
  .hljs-literal,
  .hljs-symbol,
  .hljs-attr,
  .hljs-attribute {
    color: ${palette.gold300};
  }
  .hljs-title,
  .hljs-section,
  .hljs-property {
    color: ${palette.blue100};
  }
  .hljs-deletion {
    color: ${palette.red300};
  }
`;
