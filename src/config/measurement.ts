/**
 * What the shares and savings of src/config/claims.ts were measured on: the year, and how much of the work. The section
 * "How we measure" on the page on linguistic quality names these as it does claims. All are invented.
 */
export const measurement = {
  measuredYear: 2025, // SAMPLE
  measuredDeliveries: 6240, // SAMPLE
  measuredSegments: 48_000, // SAMPLE
  measuredCriticalErrors: 2, // SAMPLE
  measuredWords: 3600, // SAMPLE
  // Of the domain engines in use: the lowest share of contextual precision, and the highest.
  nmtPrecisionMin: 0.86, // SAMPLE
  nmtPrecisionMax: 0.95, // SAMPLE
  measuredNmtProjects: 38, // SAMPLE
  measuredCustomEngines: 14, // SAMPLE
  measuredEvaluations: 22, // SAMPLE
  measuredToolFiles: 60, // SAMPLE
  // Of the savings of which src/config/claims.ts has the largest found: the median and the smallest.
  nmtTurnaroundMedian: 0.22, // SAMPLE
  nmtTurnaroundMin: 0.08, // SAMPLE
  nmtCostMedian: 0.18, // SAMPLE
  nmtCostMin: 0.06, // SAMPLE
  customPostEditingMedian: 0.31, // SAMPLE
  customPostEditingMin: 0.14, // SAMPLE
  customCostMedian: 0.17, // SAMPLE
  customCostMin: 0.08, // SAMPLE
  qaPostEditingMedian: 0.16, // SAMPLE
  qaPostEditingMin: 0.04, // SAMPLE
  qaCostMedian: 0.12, // SAMPLE
  qaCostMin: 0.03, // SAMPLE
} as const satisfies Record<string, number>
