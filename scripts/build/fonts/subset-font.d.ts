/** The API of subset-font in use; the package has no types: https://github.com/papandreou/subset-font#api */
declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'sfnt' | 'woff2'
    /** Tags of the OpenType features to keep; all without it. */
    readonly keepFeatures?: string[]
    /** Keeps every glyph. The text must be null. */
    readonly keepAllGlyphs?: boolean
    /** Values at which the axes of a variable font are fixed, by tag. */
    readonly variationAxes?: Readonly<Record<string, number>>
  }
  export default function subsetFont(font: Buffer, text: string | null, options: SubsetOptions): Promise<Buffer>
}
