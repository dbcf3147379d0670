import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs'
import { staticFont } from './fontFiles.ts'

/** Sets a text in a font file with HarfBuzz, as browsers do. Resolves to the font, its units in an em, and its glyphs. */
export async function shaped(text: string, file: string, weight?: number) {
  const face = new Face(new Blob(new Uint8Array(await staticFont(file, weight))))
  const font = new Font(face)
  const buffer = new Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  return { font, em: face.upem, glyphs: buffer.getGlyphInfosAndPositions() }
}
