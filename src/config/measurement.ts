/**
 * What the shares and savings of src/config/claims.ts were measured on: the year, and how much of the work. The section
 * "How we measure" on the page on linguistic quality names these as it does claims. All are invented.
 */
export const measurement = {
  measuredYear: 2025, // SAMPLE
  measuredDeliveries: 6240, // SAMPLE
  measuredSegments: 48_000, // SAMPLE
  measuredWords: 3600, // SAMPLE
  measuredNmtProjects: 38, // SAMPLE
  measuredCustomEngines: 14, // SAMPLE
  measuredEvaluations: 22, // SAMPLE
  measuredToolFiles: 60, // SAMPLE
  medianNmtTurnaround: 0.24, // SAMPLE
  medianNmtCost: 0.18, // SAMPLE
  medianCustomPostEditing: 0.31, // SAMPLE
  medianCustomCost: 0.19, // SAMPLE
  medianQaPostEditing: 0.17, // SAMPLE
  medianQaCost: 0.14, // SAMPLE
} as const satisfies Record<string, number>
