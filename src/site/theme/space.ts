/** An 8 px rhythm, in rem so it scales with the reader's text size. */
export const space = {
  half: '0.25rem',
  1: '0.5rem',
  2: '1rem',
  3: '1.5rem',
  4: '2rem',
  5: '2.5rem',
  6: '3rem',
  8: '4rem',
  10: '5rem',
  12: '6rem',
} as const;

/** Padding above and below a section; adjacent sections are 112 px apart on phones and up to 208 px on desktops. */
export const sectionGap = 'clamp(3.5rem, 2.5rem + 4.4vw, 6.5rem)';

/** Widths and paddings from the specification, in pixels. */
export const size = {
  pageMaxWidth: 1440,
  pageTopPadding: 88,
  wrapperMaxWidth: 1280,
  textMaxWidth: 950,
  sectionPadding: { largeDesktop: 80, desktop: 64, tablet: 40, mobile: 16 },
  callToAction: { width: 296, height: 64, tabletWidth: 264 },
  subscribeButton: { width: 188, height: 48 },
  footerColumnWidth: 206,
  toastMaxWidth: 350,
  wideToastMaxWidth: 1060,
  headerHeight: 72,
} as const;

export const px = (pixels: number) => `${pixels}px`;
