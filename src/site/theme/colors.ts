/** The palette: navy backgrounds, brand blue for lines and links, gold for the one focal point. */
const palette = {
  navy950: '#040a1a',
  navy900: '#07142b',
  navy800: '#0b1c3a',
  navy700: '#12284f',
  navy600: '#1d3866',
  blue500: '#3d8bff',
  blue300: '#8fbcff',
  gold500: '#e8b54a',
  gold300: '#f5d68d',
  white: '#f4f8ff',
  slate300: '#b4c3de',
  slate400: '#8fa2c4',
  red300: '#ff9a94',
  green300: '#83dcae',
  paper50: '#f4f8fe',
  slate600: '#49648f',
  red700: '#b4321f',
} as const;

/** Colors by role. Components use roles, never the palette. */
export const color = {
  ground: palette.navy900,
  groundDeep: palette.navy950,
  raised: palette.navy800,
  raisedHover: palette.navy700,
  line: palette.navy600,
  /** Borders of controls; 3:1 against every background. */
  controlLine: '#5f7fb4',
  brand: palette.blue500,
  text: palette.white,
  textMuted: palette.slate300,
  textFaint: palette.slate400,
  link: palette.blue300,
  accent: palette.gold500,
  accentHover: palette.gold300,
  onAccent: palette.navy950,
  error: palette.red300,
  success: palette.green300,
  focus: palette.gold300,
  /** A light sheet for long or printed text, and the drawings on it. */
  paper: palette.paper50,
  ink: palette.navy700,
  inkMuted: palette.slate600,
  pencil: palette.red700,
} as const;

/** Foreground and background pairs with their minimum contrast ratio (WCAG 2.2 AA); a test asserts each. */
export const contrastPairs: readonly { front: keyof typeof color; back: keyof typeof color; least: number }[] = [
  ...(['ground', 'groundDeep', 'raised', 'raisedHover'] as const).flatMap((back) => [
    ...(['text', 'textMuted', 'textFaint', 'link', 'error', 'success', 'accent'] as const).map((front) => ({ front, back, least: 4.5 })),
    ...(['controlLine', 'brand', 'focus'] as const).map((front) => ({ front, back, least: 3 })),
  ]),
  ...(['ink', 'inkMuted', 'pencil'] as const).map((front) => ({ front, back: 'paper' as const, least: 4.5 })),
  { front: 'onAccent', back: 'accent', least: 4.5 },
  { front: 'onAccent', back: 'accentHover', least: 4.5 },
];
