import { type ArtSlot, artSlots } from '../../src/config/artSlots.ts'
import { artTermsOf } from '../../src/config/artTerms.ts'
import { type ViewId, viewIds } from '../../src/config/routes.ts'
import { lazy } from 'i18next-workbench/lib/lazy.ts'
import { drawArt, type Ramp } from './draw.ts'
import type { Area, Lettering } from './labels.ts'
import { type Letters, loadLetters, sheets, type Style, type Word } from './letters.ts'

interface Plan {
  /** How many contour lines. */
  readonly lines: number
  /** Without tints. */
  readonly plain?: boolean
  /** None without it. */
  readonly words?: Lettering & {
    readonly style: Style
    /** How many words, the first ones of the page's row. */
    readonly most: number
    /** With it, words that would add up to more different letters than these are passed over: letters make the bytes. */
    readonly mostLetters?: number
  }
}

/** The whole of a slot but for a margin. */
function within(slot: ArtSlot, across: number, down: number): Area {
  const { width, height } = artSlots[slot]
  return { left: across, top: down, right: width - across, bottom: height - down }
}

/**
 * What each slot shows. Sizes of letters are such that they come to 14 px and more where the slot is shown smallest; areas
 * leave out what a slot's shape on the page may cut off.
 */
const plans: Readonly<Record<ArtSlot, Plan>> = {
  hero: { lines: 18, words: { most: 8, sizes: [64, 22], style: 'heading', area: within('hero', 60, 125) } },
  ground: {
    lines: 18,
    words: { most: 9, sizes: [48, 23], style: 'heading', area: { ...within('ground', 70, 24), bottom: 235 } },
  },
  band: { lines: 9, words: { most: 9, sizes: [44, 20], style: 'heading', area: within('band', 40, 14) } },
  phone: {
    lines: 8,
    words: { most: 8, sizes: [32, 16], style: 'heading', area: { ...within('phone', 12, 10), bottom: 166 } },
  },
  panel: {
    lines: 6,
    words: { most: 2, sizes: [44, 25], style: 'text', area: within('panel', 80, 95) },
  },
  strip: {
    lines: 6,
    words: {
      most: 3,
      mostLetters: 11,
      sizes: [40, 23],
      style: 'text',
      area: within('strip', 85, 16),
      // A card's icon stands on the strip's edge as a seal, on the side where a line begins.
      covered: [
        { left: 0, top: 112, right: 170, bottom: 176 },
        { left: 310, top: 112, right: 480, bottom: 176 },
      ],
    },
  },
  backdrop: { lines: 14 },
  closing: { lines: 14, plain: true },
  portrait: { lines: 14 },
}

/** Other landscapes that are tried for a page whose words do not all find a place in the first. */
const TRIES = 12

export interface ArtPainter {
  /** A page's drawing for a slot, as SVG. */
  draw(view: ViewId, slot: ArtSlot): string
}

/** Reads the fonts that the words of all pages need, once. Throws when a letter is in none. */
export const artPainter = lazy(async (): Promise<ArtPainter> => {
  const texts = viewIds.flatMap((view) => artTermsOf(view).map(([, term]) => term))
  const letters = { heading: await loadLetters(texts, sheets.heading), text: await loadLetters(texts, sheets.text) }
  return { draw: (view, slot) => drawSlot(letters, view, slot) }
})

function drawSlot(styles: Readonly<Record<Style, Letters>>, view: ViewId, slot: ArtSlot): string {
  const { lines, plain, words: plan } = plans[slot]
  const size = { ...artSlots[slot], levels: lines, ramp: rampOf(view), plain }
  const seed = `${view}-${slot}`
  if (!plan) return drawArt(seed, size).svg
  const letters = styles[plan.style]
  const words = chosenWords(
    artTermsOf(view).map(([lang, term]) => letters.set(lang, term)),
    plan,
  )
  let best = drawArt(seed, size, { ...plan, words, letters })
  for (let attempt = 2; attempt <= TRIES && best.labels < words.length; attempt += 1) {
    const other = drawArt(`${seed}-${attempt}`, size, { ...plan, words, letters })
    if (other.labels > best.labels) best = other
  }
  return best.svg
}

/** A colour for each part of the site. */
export function rampOf(view: ViewId): Ramp {
  if (view === 'home' || view.startsWith('services')) return 'services'
  if (view.startsWith('ai-')) return 'ai'
  return view.startsWith('solutions') ? 'solutions' : 'company'
}

/** The words for a slot: the first two in any case, the others as far as number and letters allow. */
function chosenWords(
  words: readonly Word[],
  { most, mostLetters = Number.POSITIVE_INFINITY }: NonNullable<Plan['words']>,
): Word[] {
  const used = new Set<string>()
  const chosen: Word[] = []
  for (const word of words) {
    const added = new Set([...used, ...word.glyphs.map(({ id }) => id)])
    if (chosen.length === most || (chosen.length > 1 && added.size > mostLetters)) continue
    chosen.push(word)
    for (const id of added) used.add(id)
  }
  return chosen
}
