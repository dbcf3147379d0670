/** From when to when somebody speaks, in seconds. */
export type Span = readonly [from: number, to: number]

/** A talk and its interpretation: each sentence by each of the two, and when the interpreter takes notes. */
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
/** The length of the longer one. */
export const duration = 45
