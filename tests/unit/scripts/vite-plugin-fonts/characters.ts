import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

/**
 * The code points that a font file (WOFF2) maps to a glyph, from its table "cmap": the subtables of formats 4 and 12,
 * which are those that web fonts have. https://learn.microsoft.com/typography/opentype/spec/cmap
 */
export async function charactersOf(file: string): Promise<Set<number>> {
  const font = await subsetFont(await readFile(file), null, { targetFormat: 'sfnt', keepAllGlyphs: true })
  const cmap = tableOf(font, 'cmap')
  const points = new Set<number>()
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + 8 * index))
    const read = { 4: format4, 12: format12 }[table.readUInt16BE(0)]
    for (const point of read?.(table) ?? []) points.add(point)
  }
  return points
}

function tableOf(font: Buffer, tag: string): Buffer {
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16) {
    if (font.toString('latin1', at, at + 4) === tag) return font.subarray(font.readUInt32BE(at + 8))
  }
  throw new Error(`The font has no table "${tag}".`)
}

/** Segments of 16 bits; the last one, 0xFFFF, only ends the list. */
function* format4(table: Buffer) {
  const size = table.readUInt16BE(6)
  const word = (at: number) => table.readUInt16BE(at)
  for (let at = 14; at < 14 + size; at += 2) {
    const [end, start, delta, offset] = [
      word(at),
      word(at + size + 2),
      word(at + 2 * size + 2),
      word(at + 3 * size + 2),
    ]
    for (let point = start; point <= end && point < 0xffff; point += 1) {
      const glyph = offset === 0 ? (point + delta) & 0xffff : word(at + 3 * size + 2 + offset + 2 * (point - start))
      if (glyph !== 0) yield point
    }
  }
}

/** Groups of 32 bits: first, last, glyph. */
function* format12(table: Buffer) {
  for (let at = 16; at < 16 + 12 * table.readUInt32BE(12); at += 12) {
    for (let point = table.readUInt32BE(at); point <= table.readUInt32BE(at + 4); point += 1) yield point
  }
}
