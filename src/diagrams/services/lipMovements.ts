import type { Sound } from './waves.ts'

/** Duration in seconds. */
export const duration = 1.8
/** Times of the lip closures in the picture, for m, b or p, in seconds. */
export const closures = [0, 0.26, 0.62, 0.9, 1.32]
/** The lip opening after each closure, in px from the middle. */
export const openings = [17, 12, 19, 13, 10]
export const end = 1.74

/** The lines with the start times of their syllables, in seconds. */
export const tracks = [
  { id: 'english', lang: 'en', y: 78, onsets: [0, 0.26, 0.44, 0.62, 0.96, 1.1, 1.44] },
  { id: 'polish', lang: 'pl', y: 194, onsets: [0, 0.26, 0.44, 0.62, 0.9, 1.08, 1.32, 1.49] },
] as const

/** Returns the syllables of a line. Each lasts until the next one starts. */
export const soundsOf = (onsets: readonly number[]): Sound[] =>
  onsets.map((from, index) => ({ from, to: onsets[index + 1] ?? end }))
