/** The decoder's output, one subword unit per row, with its attention weights for the words of the source. */
export const target = [
  { id: 'change', weights: [0.48, 0.04, 0.05, 0.34, 0.04, 0.02, 0.03] },
  { id: 'you', weights: [0.61, 0.07, 0.03, 0.08, 0.08, 0.05, 0.08] },
  { id: 'with', weights: [0.05, 0.02, 0.02, 0.03, 0.72, 0.1, 0.06] },
  { id: 'each', weights: [0.02, 0.02, 0.01, 0.02, 0.12, 0.69, 0.12] },
  { id: 'dose', weights: [0.03, 0.01, 0.05, 0.02, 0.04, 0.1, 0.75] },
  { id: 'the', weights: [0.03, 0.41, 0.12, 0.36, 0.02, 0.03, 0.03] },
  { id: 'injection', weights: [0.03, 0.04, 0.78, 0.11, 0.01, 0.01, 0.02] },
  { id: 'site', weights: [0.06, 0.04, 0.14, 0.72, 0.01, 0.01, 0.02] },
] as const
