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
  /** On a card that leads to a page: the page's diagram, or contour lines where it has none. */
  miniature: { width: 480, height: 176 },
  /** The same where the language is read from right to left and the diagram with it. */
  mirrored: { width: 480, height: 176 },
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

/** The pages whose diagram is drawn in miniature (src/diagrams/miniatures.ts): those of a diagram that runs as the language does, … */
const mirroredPages = [
  'services-translation-services',
  'services-content-services-localization',
  'services-linguistic-validation',
  'services-interpreting',
  'services-consulting',
  'services-copy-editing-and-transcreation',
  'services-pharmaceutical',
  'services-medical-device',
  'services-healthcare',
  'ai-machine-translation-customization',
  'ai-machine-translation-qa-and-evaluation',
  'solutions-pharmaceutical',
  'solutions-clinical-trials',
  'solutions-healthcare',
] as const satisfies PageId[]

/** … and those of one that is fixed. */
const fixedPages = [
  'services-website-localization',
  'services-software-localization',
  'services-media-localization',
  'services-voiceover-and-dubbing',
  'services-video-production',
  'ai-neural-machine-translation',
  'ai-refinix-mt-post-editing-tool',
  'solutions-medical-device',
] as const satisfies PageId[]

export type MiniaturePage = (typeof mirroredPages | typeof fixedPages)[number]

const isMirrored = (view: ViewId): boolean => mirroredPages.some((page) => page === view)

export const hasMiniature = (view: ViewId): view is MiniaturePage =>
  isMirrored(view) || fixedPages.some((page) => page === view)

/** The slot of a page on a card that leads to it, in a language of a direction. */
export function cardSlot(page: PageId, dir: 'ltr' | 'rtl'): ArtSlot {
  if (dir === 'rtl' && isMirrored(page)) return 'mirrored'
  return hasMiniature(page) ? 'miniature' : 'strip'
}

/** The slots in which a view's drawing is the same in every language, since it has no words. */
export const slotsWithoutWords = (view: ViewId): readonly ArtSlot[] => [
  ...(['backdrop', 'closing', 'portrait'] as const),
  ...(hasMiniature(view) ? (['miniature'] as const) : []),
  ...(isMirrored(view) ? (['mirrored'] as const) : []),
]

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
  const card: readonly ArtSlot[] = hasMiniature(page) ? [] : ['strip']
  return [heading, 'band', 'phone', ...card, ...(panelPages.includes(page) ? (['panel'] as const) : [])]
}

/** The name of a drawing's file, below the folder of all: its largest word is in `language`. */
export function artFile(view: ViewId, slot: ArtSlot, language: TermLanguage): string {
  return slotsWithoutWords(view).includes(slot) ? `${view}-${slot}.svg` : `${language}/${view}-${slot}.svg`
}
