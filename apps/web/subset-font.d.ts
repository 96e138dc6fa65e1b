declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    variationAxes: Record<string, { min: number; max: number }>;
  }
  /** The bytes of a font with no more than the letters of a text, and what shaping them needs. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
