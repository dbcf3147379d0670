/** Versions of one engine: number of training segments, chrF on the test set, and half of the 95 % interval (bootstrap). */
export const versions = [
  { segments: 1000, score: 57.7, margin: 1.1 },
  { segments: 2000, score: 58.3, margin: 1.1 },
  { segments: 5000, score: 59.2, margin: 1.1 },
  { segments: 10_000, score: 61.4, margin: 1 },
  { segments: 20_000, score: 64, margin: 1 },
  { segments: 50_000, score: 66.6, margin: 0.9 },
  { segments: 100_000, score: 67.5, margin: 0.9 },
]
export const generic = 58.4
/** The first significantly better version: its whole interval is above the generic engine. */
export const better = versions.findIndex(({ score, margin }) => score - margin > generic)

/** Position on the logarithmic axis from 1,000 to 100,000, from 0 to 1. */
export const along = (segments: number) => Math.log10(segments / 1000) / 2
