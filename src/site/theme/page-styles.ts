import { media } from './breakpoints';
import { colorSchemeOf } from './color-scheme';
import { color } from './colors';
import { px, size } from './space';
import { fontFamily, fontSize, fontWeight, lineHeight } from './type';

/** The look of elements without a component: text, headings, links, focus, and no motion for visitors who prefer that. */
export const pageStyles = `
  html {
    color-scheme: ${colorSchemeOf(color.ground)};
    background: ${color.ground};
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-top: ${px(size.headerHeight + 24)};
    /* Browsers scroll to the text cursor only, and would leave most of a focused text area below the window. */
    scroll-padding-bottom: 20vh;
  }
  ${media.shortWindow} {
    html {
      scroll-padding-top: 24px;
    }
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
  /* Unlike break-word, this also lets the columns of a grid be narrower than a long word. */
  main,
  footer,
  h1,
  h2,
  h3,
  h4 {
    overflow-wrap: anywhere;
  }
  /* Cells and buttons would be narrower than short words, too. */
  table,
  button {
    overflow-wrap: break-word;
  }
  /* English words are short enough to stay whole. */
  body:not(:lang(en)) {
    hyphens: auto;
    hyphenate-limit-chars: 12 5 5;
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
  h1 {
    font-size: ${fontSize.h1};
    line-height: ${lineHeight.tight};
  }
  h2 {
    font-size: ${fontSize.h2};
  }
  h3 {
    font-size: ${fontSize.h3};
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
  /* In pages that run from right to left, too: drawings, code, and phone numbers, whose groups of digits would change places. */
  svg,
  pre,
  code,
  [href^='tel:'] {
    direction: ltr;
    unicode-bidi: isolate;
  }
  /* The words of a drawing stay where they are drawn, each text in the direction of its first letter. */
  svg text {
    unicode-bidi: plaintext;
  }
  /* An address is a single word, and may be wider than a phone. */
  a[href^='mailto:'] {
    overflow-wrap: anywhere;
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
  /* Lines take on the color of text, which has enough contrast anyway. Invalid fields stay red. */
  ${media.moreContrast} {
    :not([aria-invalid='true']),
    ::before,
    ::after {
      border-color: currentColor !important;
    }
    a {
      text-decoration-thickness: 2px;
    }
    :focus-visible {
      outline-width: 4px;
    }
  }
  ${media.reducedMotion} {
    *,
    *::before,
    *::after {
      animation: none !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
    /* The icons of toasts are transparent until their animation. */
    [data-rht-toaster] div,
    [data-rht-toaster] div::before,
    [data-rht-toaster] div::after {
      opacity: 1 !important;
    }
  }
`;
