import { css, Global } from '@emotion/react';
import { media } from './breakpoints';
import { codeColors } from './code-colors';
import { color } from './colors';
import { fontFaces } from './font-faces';
import { px, size } from './space';
import { fontFamily, fontSize, fontWeight, lineHeight } from './type';

const reset = css`
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

const page = css`
  html {
    color-scheme: dark;
    background: ${color.ground};
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-top: ${px(size.headerHeight + 24)};
  }
  body {
    min-width: ${px(320)};
    background: ${color.ground};
    color: ${color.text};
    font-family: ${fontFamily.text};
    font-size: ${fontSize.body};
    line-height: ${lineHeight.body};
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }
  h1,
  h2,
  h3,
  h4 {
    font-weight: ${fontWeight.strong};
    line-height: ${lineHeight.heading};
    letter-spacing: -0.018em;
    text-wrap: balance;
  }
  /* The smaller the screen, the smaller the headings, and the less tight they may be set. */
  ${media.globalTablet} {
    h1,
    h2,
    h3,
    h4 {
      letter-spacing: -0.014em;
    }
  }
  ${media.globalMobile} {
    h1,
    h2,
    h3,
    h4 {
      letter-spacing: -0.01em;
    }
  }
  p {
    text-wrap: pretty;
  }
  a {
    color: ${color.link};
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
  a:hover {
    color: ${color.text};
  }
  summary {
    cursor: pointer;
  }
  :focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 3px;
    border-radius: 2px;
  }
  main {
    counter-reset: section;
  }
  main:focus {
    outline: none;
  }
  ::selection {
    background: ${color.brand};
    color: ${color.groundDeep};
  }
  ${media.reducedMotion} {
    *,
    *::before,
    *::after {
      animation: none !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`;

/* Dark ink on white, whatever the screen shows; hides controls and keeps only readable content. */
const print = css`
  ${media.print} {
    @page {
      margin: 18mm;
    }
    html,
    body {
      background: white;
      color: black;
      color-scheme: light;
      font-size: 10.5pt;
    }
    header,
    header *,
    main *,
    main *::before {
      background: none !important;
      color: black !important;
      border-color: ${color.textFaint} !important;
      box-shadow: none !important;
    }
    main a[href^='http']::after {
      content: ' (' attr(href) ')';
      font-size: 0.85em;
      overflow-wrap: anywhere;
    }
    main :is(form, button, nav) {
      display: none;
    }
    details::details-content {
      content-visibility: visible;
      block-size: auto;
    }
    pre {
      white-space: pre-wrap;
    }
    h1,
    h2,
    h3 {
      break-after: avoid;
    }
    h1 {
      font-size: 24pt !important;
    }
    h2 {
      font-size: 15pt !important;
    }
    figure,
    picture,
    pre,
    blockquote,
    li {
      break-inside: avoid;
    }
    p {
      orphans: 3;
      widows: 3;
    }
  }
`;

const faces = css(fontFaces);

export function GlobalStyles() {
  return <Global styles={[faces, reset, page, codeColors, print]} />;
}
