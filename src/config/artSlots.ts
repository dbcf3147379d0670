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
} as const

export type ArtSlot = keyof typeof artSlots
