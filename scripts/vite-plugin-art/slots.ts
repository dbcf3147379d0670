import { type ArtSlot, artSlots, hasMiniature } from '../../src/config/artSlots.ts'
import { artTermsFor, artTermsOf, type TermLanguage } from '../../src/config/artTerms.ts'
import { tabletWords } from '../../src/config/isogloss.ts'
import { allRoutes, isNotice, type ViewId } from '../../src/config/routes.ts'
import { lazy } from '../lib/lazy.ts'
import { drawArt, type Drawing, type Ramp } from './draw.ts'
import type { Area, Lettering } from './labels.ts'
import { type Letters, loadLetters, sheets, type Style, type Word } from './letters.ts'
import type { Subject } from './index.ts'
import { drawMap, type MapPlan } from './map.ts'
import { drawMiniature } from './miniature.ts'

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
const plans: Readonly<Partial<Record<ArtSlot, Plan>>> = {
  hero: { lines: 18, words: { most: 8, sizes: [64, 22], style: 'heading', area: within('hero', 60, 125) } },
  ground: {
    lines: 18,
    words: { most: 9, sizes: [48, 23], style: 'heading', area: { ...within('ground', 70, 24), bottom: 235 } },
  },
  band: {
    lines: 9,
    words: { most: 9, sizes: [44, 20], style: 'heading', area: { ...within('band', 40, 14), bottom: 194 } },
  },
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

/** The drawings that are maps, by page and slot; where the slot has another plan, for readers whose word is on what is drawn. */
const maps: Readonly<Record<string, MapPlan>> = {
  'about-map': { middle: [6.8, 50.2], scale: 7.2, letters: 15 },
  'about-map-band': { middle: [7.5, 50], scale: 6.2, letters: 19 },
  'about-map-phone': { middle: [9, 50.1], scale: 8.7, letters: 14.5, isSmall: true },
  // From the Channel to the north of the Mediterranean: a specimen covers the rest.
  'home-ground': { middle: [7.5, 25.2], scale: 5.8, letters: 20, foot: 245 },
  'home-band': { middle: [6.5, 47.2], scale: 6.7, letters: 18, foot: 194 },
  'home-phone': { middle: [9.3, 47.1], scale: 8.4, letters: 14.5, isSmall: true, foot: 178 },
}

/** Other landscapes that are tried for a page whose words do not all find a place in the first. */
const TRIES = 12

export interface ArtPainter {
  /** A page's drawing for a slot, with the largest word in a language, as SVG. */
  draw(view: ViewId, slot: ArtSlot, language?: TermLanguage): string
}

/** Reads the fonts that the words of all pages need, once. Throws when a letter is in none. */
export const artPainter = lazy(async (): Promise<ArtPainter> => {
  const terms = [
    ...allRoutes.flatMap(({ id }) => artTermsOf(id).map(([lang, term]) => ({ lang, term }))),
    ...tabletWords,
  ]
  const textsOf = (isChinese: boolean) =>
    terms.filter(({ lang }) => (lang === 'zh') === isChinese).map(({ term }) => term)
  const chinese = await loadLetters(textsOf(true), sheets.chinese)
  const lettersOf = async (style: Style): Promise<Letters> => {
    const others = await loadLetters(textsOf(false), sheets[style])
    return {
      set: (lang, text) => (lang === 'zh' ? chinese : others).set(lang, text),
      outline: (id) => others.outline(id) || chinese.outline(id),
    }
  }
  const letters = { heading: await lettersOf('heading'), text: await lettersOf('text') }
  return { draw: (view, slot, language = 'en') => drawSlot(letters, view, slot, language) }
})

/** Drawings one after the other, in a thread of their own. */
export async function drawSubjects(subjects: readonly Subject[]): Promise<string[]> {
  const { draw } = await artPainter()
  return subjects.map((subject) => draw(...subject))
}

type Styles = Readonly<Record<Style, Letters>>

function drawSlot(styles: Styles, view: ViewId, slot: ArtSlot, language: TermLanguage): string {
  const size = { ...artSlots[slot], ramp: rampOf(view) }
  const isMirrored = slot === 'mirrored'
  if ((isMirrored || slot === 'miniature') && hasMiniature(view)) return drawMiniature(view, { ...size, isMirrored })
  const seed = `${view}-${slot}`
  const [map, plan] = [maps[seed], plans[slot]]
  const drawn = map && drawMap(map, size, styles.heading, language)
  if (drawn && (!plan || drawn.placed.some(({ lang }) => lang === language))) return drawn.svg
  if (!plan) throw new Error(`Drawings: expected a map for ${seed}, found none.`)
  const { lines, plain, words: lettering } = plan
  const art = { ...size, levels: lines, plain }
  if (!lettering) return drawArt(seed, art).svg
  const letters = styles[lettering.style]
  const terms = isNotice(view) ? [] : artTermsFor(view, language)
  const words = chosenWords(
    terms.map(([lang, term]) => letters.set(lang, term)),
    lettering,
  )
  // The largest word counts for three.
  const worth = ({ placed }: Drawing) => placed.length + (placed.some((word) => word === words[0]) ? 2 : 0)
  let best = drawArt(seed, art, { ...lettering, words, letters })
  for (let attempt = 2; attempt <= TRIES && best.placed.length < words.length; attempt += 1) {
    const other = drawArt(`${seed}-${attempt}`, art, { ...lettering, words, letters })
    if (worth(other) > worth(best)) best = other
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
