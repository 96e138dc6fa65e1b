declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    variationAxes: Record<string, { min: number; max: number }>;
  }
  /** Returns a font with only the glyphs for a text and those needed for shaping it. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
