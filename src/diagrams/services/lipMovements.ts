import type { Sound } from './waves.ts'

/** In seconds. */
export const duration = 1.8
/** When the lips close in the picture, for m, b or p. */
export const closures = [0, 0.26, 0.62, 0.9, 1.32]
/** How far they open after each closure, in px from the middle. */
export const openings = [17, 12, 19, 13, 10]
export const end = 1.74

/** The lines, and when each of their syllables begins, in seconds. */
export const tracks = [
  { id: 'english', lang: 'en', y: 78, onsets: [0, 0.26, 0.44, 0.62, 0.96, 1.1, 1.44] },
  { id: 'polish', lang: 'pl', y: 194, onsets: [0, 0.26, 0.44, 0.62, 0.9, 1.08, 1.32, 1.49] },
] as const

/** The syllables of a line, each as long as until the next one begins. */
export const soundsOf = (onsets: readonly number[]): Sound[] =>
  onsets.map((from, index) => ({ from, to: onsets[index + 1] ?? end }))
