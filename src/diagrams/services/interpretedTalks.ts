/** A time span of speech, in seconds. */
export type Span = readonly [from: number, to: number]

/** A talk and its interpretation: the sentences of speaker and interpreter, and the time spans of note-taking. */
export interface Talk {
  readonly id: 'consecutive' | 'simultaneous'
  readonly speaker: readonly Span[]
  readonly interpreter: readonly Span[]
  readonly notes: readonly Span[]
}

/** The same four sentences, 23 seconds of speech, in both modes. */
export const talks: readonly Talk[] = [
  {
    id: 'consecutive',
    speaker: [
      [0, 5],
      [5.5, 12],
      [24.5, 29],
      [29.5, 35],
    ],
    interpreter: [
      [13, 17.4],
      [17.8, 23.4],
      [36, 39.9],
      [40.3, 45],
    ],
    notes: [
      [0, 12.4],
      [24.1, 35.4],
    ],
  },
  {
    id: 'simultaneous',
    speaker: [
      [0, 5],
      [5.5, 12],
      [12.5, 17],
      [17.5, 23],
    ],
    interpreter: [
      [2.5, 8.1],
      [8.6, 14.5],
      [14.8, 19.9],
      [20.4, 25.5],
    ],
    notes: [],
  },
]
/** The duration of the longer talk, in seconds. */
export const duration = 45
