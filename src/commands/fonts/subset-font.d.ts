declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'sfnt';
    variationAxes?: Record<string, number | { min: number; max: number }>;
    noLayoutClosure?: boolean;
    /** Tags of the OpenType features to keep; all if undefined. */
    keepFeatures?: readonly string[];
    /** Keeps all glyphs; pass no characters then. */
    keepAllGlyphs?: boolean;
  };
  export default function subsetFont(font: Buffer, characters: string | undefined, options: Options): Promise<Buffer>;
}
