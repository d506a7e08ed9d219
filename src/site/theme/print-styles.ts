import { css } from '@emotion/react';
import { media } from './breakpoints';
import { color } from './colors';

/** Dark ink on white, whatever is on screen; hides controls and keeps only readable content. */
export const printStyles = css`
  ${media.print} {
    @page {
      margin: 18mm;
    }
    @page sheet {
      size: landscape;
      margin: 10mm;
    }
    html,
    body {
      overflow: visible !important;
      background: white;
      color: black;
      color-scheme: light;
      font-size: 10.5pt;
    }
    header,
    header *,
    main *,
    main *::before,
    main *::marker {
      background: none !important;
      color: black !important;
      border-color: ${color.textFaint} !important;
      box-shadow: none !important;
      /* A drawing that is printed during its animation would be incomplete. */
      animation: none !important;
    }
    /* The space below the page is for the consent banner, which is not printed. */
    body {
      padding: 0 !important;
    }
    /* The address runs from left to right in every language: \\2066 begins such a part of a line, \\2069 ends it. */
    main a[href^='http']::after {
      content: ' \\2066(' attr(href) ')\\2069';
      font-size: 0.85em;
      overflow-wrap: anywhere;
    }
    dialog,
    main :is(form, button, nav) {
      display: none;
    }
    main section:has([data-screen-only]) {
      display: none;
    }
    /* Mostly dark, they would take much ink. */
    main :is(.portrait, .cover) {
      display: none;
    }
    details::details-content {
      content-visibility: visible;
      block-size: auto;
    }
    main section {
      padding-block: 20pt !important;
    }
    pre {
      white-space: pre-wrap;
    }
    h1,
    h2,
    h3,
    summary {
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
    details,
    dl > div,
    tr,
    li {
      break-inside: avoid;
    }
    p {
      orphans: 3;
      widows: 3;
    }
  }
`;
