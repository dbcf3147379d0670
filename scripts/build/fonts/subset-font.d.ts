/** What this project uses of subset-font, which comes without types: https://github.com/papandreou/subset-font#api */
declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'sfnt' | 'woff2'
    /** Tags of the OpenType features to keep; all without it. */
    readonly keepFeatures?: string[]
    /** Every glyph; there must be no text then. */
    readonly keepAllGlyphs?: boolean
    /** Values at which the axes of a variable font are fixed, by tag. */
    readonly variationAxes?: Readonly<Record<string, number>>
  }
  export default function subsetFont(font: Buffer, text: string | null, options: SubsetOptions): Promise<Buffer>
}
