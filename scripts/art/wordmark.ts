import type { Outlines } from '../../src/config/brand.ts'
import { setWord } from './letters.ts'

/** Font size, left edge and baseline of the word on the grid on which the sign is 128 units high. */
const place = { em: 102, left: 171, baseline: 88 }

/** Returns the outlines of the word next to the sign in the heading font. Throws if the font lacks one of its letters. */
export async function wordmarkOf(text: string): Promise<Outlines> {
  const { glyphs, width } = await setWord('en', text, place.em)
  const paths = glyphs.map(({ outline, x, y }) => {
    const [left, baseline] = [place.left + x, place.baseline + y]
    return outline.replace(
      /M(-?\d+) ?(-?\d+)/g,
      (_, across, down) => `M${Math.round(left + Number(across))} ${Math.round(baseline + Number(down))}`,
    )
  })
  return { path: paths.join(''), width: Math.ceil(place.left + width) }
}
