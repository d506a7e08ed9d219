const namesIn = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const svgNamespace = 'http://www.w3.org/2000/svg';
export const xlinkNamespace = 'http://www.w3.org/1999/xlink';

/** Namespaces of drawing programs' private data, which is never rendered. */
export const editorNamespace =
  /inkscape|sodipodi|ns\.adobe\.com|bohemiancoding|serif\.com|figma|sketch|corel|rdf-syntax|creativecommons|web\.resource\.org\/cc|purl\.org\/dc/;

/** Elements that only describe a drawing; inlined, a title would show as a tooltip. */
export const silentElements = namesIn('title desc metadata');

export const textElements = namesIn('text tspan textPath');

/** Elements that draw and can do nothing else. */
export const drawingElements = namesIn(`
  svg g defs symbol use switch path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight
  feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight
  feSpecularLighting feSpotLight feTile feTurbulence
`);

/** Attributes that are also CSS properties; both forms mean the same. */
export const presentationAttributes = namesIn(`
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters color-rendering direction
  display dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity font-family font-size font-size-adjust font-stretch
  font-style font-variant font-weight image-rendering letter-spacing lighting-color marker-end marker-mid marker-start mask mask-type opacity
  overflow paint-order pointer-events shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap
  stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-rendering transform transform-origin
  unicode-bidi vector-effect visibility word-spacing writing-mode
`);

/** Attributes that position and shape what is drawn. */
export const shapeAttributes = namesIn(`
  amplitude azimuth baseFrequency bias clipPathUnits cx cy d diffuseConstant divisor dx dy edgeMode elevation exponent filterUnits fr fx fy
  gradientTransform gradientUnits height in in2 intercept k1 k2 k3 k4 kernelMatrix kernelUnitLength lengthAdjust limitingConeAngle
  markerHeight markerUnits markerWidth maskContentUnits maskUnits method mode numOctaves offset operator order orient pathLength
  patternContentUnits patternTransform patternUnits points pointsAtX pointsAtY pointsAtZ preserveAlpha preserveAspectRatio primitiveUnits r
  radius refX refY result rotate rx ry scale seed side slope spacing specularConstant specularExponent spreadMethod startOffset stdDeviation
  stitchTiles surfaceScale tableValues targetX targetY textLength type values viewBox width x x1 x2 xChannelSelector y y1 y2
  yChannelSelector z
`);

/** Properties that drawing programs add to the visible ones; dropping them loses nothing. */
export const idleProperty =
  /^(-.*|enable-background|block-progression|solid-.*|white-space|shape-(inside|padding|margin|subtract)|text-(align.*|indent|transform|orientation)|line-height|font-(feature|variant|kerning|variation).*|inline-size|isolation)$/;
