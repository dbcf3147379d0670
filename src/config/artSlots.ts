import type { TermLanguage } from './artTerms.ts'
import type { PageId, ViewId } from './routes.ts'

/**
 * The places that the contour art has on a page, each with the size of its drawing in px. `src/ui/Art` shows them,
 * `scripts/vite-plugin-art` draws them; a drawing's seed is its page and its slot, so no two are alike.
 */
export const artSlots = {
  /** The half of a page's heading, where there are halves: its margins hold what taller and longer headings cut off. */
  hero: { width: 600, height: 600 },
  /** The same under a specimen, which leaves the upper part free: so tall that only its foot is cut off. */
  ground: { width: 800, height: 1100 },
  /** The heading's picture on screens without halves, and on narrow ones. */
  band: { width: 990, height: 220 },
  phone: { width: 400, height: 190 },
  /** Beside the text that leads to a page. */
  panel: { width: 480, height: 400 },
  /** On a card that leads to a page. */
  strip: { width: 480, height: 176 },
  /** Behind words: no words of its own. */
  backdrop: { width: 1280, height: 480 },
  /** Behind the words of a closing banner, which fades it: lines alone. */
  closing: { width: 1280, height: 480 },
  portrait: { width: 480, height: 480 },
  /** A map of Europe at a page's heading: for its half, its width, and a phone. */
  map: { width: 600, height: 500 },
  'map-band': { width: 990, height: 560 },
  'map-phone': { width: 400, height: 380 },
} as const

export type ArtSlot = keyof typeof artSlots

/** Slots whose drawing is the same in every language, since it has no words, and is made for every view. */
export const slotsWithoutWords = ['backdrop', 'closing', 'portrait'] as const satisfies ArtSlot[]

/** The pages with a specimen on their heading, which has the slot `ground` in place of `hero`. */
const specimenPages: readonly PageId[] = [
  'home',
  'services-pharmaceutical',
  'services-translation-services',
  'solutions-healthcare',
  'solutions-medical-device',
]

/** The pages that a picture in the slot `panel` leads to, and those whose picture stands in a menu. */
const panelPages: readonly PageId[] = [
  'about',
  'ai-ai-translation',
  'services',
  'solutions-by-industry',
  'services-content-services-localization',
  'services-creative-content-services',
  'services-interpreting',
  'services-linguistic-validation',
  'services-regulated-content',
  'services-translation-services',
]

/** The slots in which a page is drawn with words. A build stops at a document that shows another drawing. */
export function slotsWithWords(page: PageId): readonly ArtSlot[] {
  if (page === 'about') return ['map', 'map-band', 'map-phone', 'strip', 'panel']
  const heading = specimenPages.includes(page) ? 'ground' : 'hero'
  return [heading, 'band', 'phone', 'strip', ...(panelPages.includes(page) ? (['panel'] as const) : [])]
}

/** The name of a drawing's file, below the folder of all: its largest word is in `language`. */
export function artFile(view: ViewId, slot: ArtSlot, language: TermLanguage): string {
  return slotsWithoutWords.some((other) => other === slot) ? `${view}-${slot}.svg` : `${language}/${view}-${slot}.svg`
}
