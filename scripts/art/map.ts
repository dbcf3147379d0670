import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { artFiles } from '../../src/config/art.ts'
import { farWords, type PlacedWord, tabletWords } from '../../src/config/isogloss.ts'
import { EM, setWord, type Word } from './letters.ts'

const { width: WIDTH, height: HEIGHT } = artFiles.map
/** The font size in px of words in other languages than the reader's. */
const OTHER = 18

/** A placed word, in px. */
interface Label {
  readonly lang: string
  readonly word: Word
  readonly size: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/**
 * Draws the map of Europe (europe.svg) with the words for "tablet" near their regions. The word of the language is the largest. Words
 * interrupt the coasts.
 */
export async function drawMap(language: string): Promise<string> {
  const template = await readFile(path.join(import.meta.dirname, 'europe.svg'), 'utf8')
  const labels = await placed(language)
  const letters = [...new Set(labels.flatMap(({ word }) => word.glyphs.map(({ outline }) => outline)))]
  const isFar = ({ lang }: Label) => farWords.some((word) => word.lang === lang)
  return template
    .replace(/<!-- .*? -->\n/s, '')
    .replace('<!--letters-->', letters.map((outline, at) => `<path id="l${at}" d="${outline}"/>`).join(''))
    .replace('<!--gaps-->', labels.map(gap).join(''))
    .replace('<!--words-->', labels.map((label) => drawn(label, letters)).join(''))
    .replace('<!--arrow-->', labels.filter(isFar).map(away).join(''))
}

/** Returns the words that fit, the reader's first: inside the drawing, and clear of earlier words. */
async function placed(language: string): Promise<Label[]> {
  const rank = ({ lang, isFirst }: PlacedWord) => (lang === language ? 0 : isFirst ? 1 : 2)
  const words = [...farWords.filter(({ lang }) => lang === language), ...tabletWords]
  const labels: Label[] = []
  for (const { lang, term, at, ownSize } of words.toSorted((a, b) => rank(a) - rank(b))) {
    const word = await setWord(lang, term)
    const [x, y] = at
    const size = lang === language ? ownSize : OTHER
    const half = (word.width * size) / EM / 2
    const label = { lang, word, size, left: x - half, right: x + half, top: y - size * 0.5, bottom: y + size * 0.4 }
    const isInside = label.left > 4 && label.right < WIDTH - 4 && label.top > 0 && label.bottom < HEIGHT
    if (isInside && !labels.some((other) => overlap(label, other))) labels.push(label)
  }
  return labels
}

const overlap = (one: Label, other: Label) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** Returns the gap in the coasts for a word. */
const gap = ({ left, right, top, bottom }: Label) =>
  `<rect x="${Math.round(left) - 3}" y="${Math.round(top)}" width="${Math.round(right - left) + 6}" height="${Math.round(bottom - top)}" rx="6"/>`

/** Draws a word with its language. */
function drawn({ lang, word, size, left, top }: Label, letters: readonly string[]): string {
  const uses = word.glyphs.map(({ outline, x, y }) => {
    const rise = Math.round(y)
    return `<use href="#l${letters.indexOf(outline)}" x="${Math.round(x)}"${rise ? ` y="${rise}"` : ''}/>`
  })
  const at = `translate(${Math.round(left)} ${Math.round(top + size * 0.8)}) scale(${(size / EM).toFixed(3)})`
  return `<g lang="${lang}" transform="${at}">${uses.join('')}</g>`
}

/** Draws an arrow after a word whose language is spoken outside the map. */
const away = ({ right, top, bottom }: Label) =>
  `\n<path fill="none" stroke="var(--ink)" stroke-width="1.5" d="M${Math.round(right) + 8} ${Math.round((top + bottom) / 2)}h20m-6-6l6 6l-6 6"/>`
