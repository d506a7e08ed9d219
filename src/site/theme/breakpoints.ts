import { px } from './space';

/** Ranges of the screen types, in CSS pixels. */
const screens = {
  mobile: { from: 320, to: 599 },
  tablet: { from: 600, to: 1023 },
  desktop: { from: 1024, to: 1279 },
  largeDesktop: { from: 1280, to: 1440 },
} as const;

/** The breakpoint between the two menus, in CSS pixels. */
const menuSplit = { desktopFrom: 1051, mobileTo: 1050 } as const;

/** The height of a window, in CSS pixels, up to which nothing but the content may stay in view: a phone on its side, or zoom. */
const shortWindowTo = 480;

/** Upper bounds for the global type and spacing settings. */
const globalLimits = { mobileTo: '50rem', tabletTo: '65rem' } as const;

/** Breakpoints for individual components, in CSS pixels. */
export const componentScale = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

const upTo = (limit: number | string) => `@media (max-width: ${typeof limit === 'number' ? px(limit) : limit})`;
const from = (pixels: number) => `@media (min-width: ${px(pixels)})`;

export const media = {
  mobile: upTo(screens.mobile.to),
  tabletDown: upTo(screens.tablet.to),
  tabletUp: from(screens.tablet.from),
  desktopUp: from(screens.desktop.from),
  largeDesktopUp: from(screens.largeDesktop.from),
  menuDesktop: from(menuSplit.desktopFrom),
  menuMobile: upTo(menuSplit.mobileTo),
  shortWindow: `@media (max-height: ${px(shortWindowTo)})`,
  globalMobile: upTo(globalLimits.mobileTo),
  globalTablet: upTo(globalLimits.tabletTo),
  /** Min-width queries for the component scale. */
  up: {
    xs: from(componentScale.xs),
    sm: from(componentScale.sm),
    md: from(componentScale.md),
    lg: from(componentScale.lg),
    xl: from(componentScale.xl),
  },
  /** Screens that are used with a finger, whatever their width. */
  touch: '@media (pointer: coarse)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  motionAllowed: '@media (prefers-reduced-motion: no-preference)',
  moreContrast: '@media (prefers-contrast: more)',
  print: '@media print',
} as const;
