import type { Outlines } from '../../src/config/brand.ts'
import { setWord } from './letters.ts'

/** On the grid on which the sign is 128 high: the size of the letters, where the first begins, and their line. */
const place = { em: 102, left: 171, baseline: 88 }

/** The outlines of the word beside the sign, set in the font of headings. Throws when that has not all of its letters. */
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
