/**
 * The samples behind the shares and savings in src/config/claims.ts: year and volume. The section "How we measure" on the
 * page on linguistic quality refers to them in the same way as to claims. All are invented.
 */
export const measurement = {
  measuredYear: 2025, // SAMPLE
  measuredDeliveries: 6240, // SAMPLE
  measuredSegments: 48_000, // SAMPLE
  measuredCriticalErrors: 2, // SAMPLE
  measuredWords: 3600, // SAMPLE
  // Lowest and highest contextual precision of the domain engines in use.
  nmtPrecisionMin: 0.86, // SAMPLE
  nmtPrecisionMax: 0.95, // SAMPLE
  measuredNmtProjects: 38, // SAMPLE
  measuredCustomEngines: 14, // SAMPLE
  measuredEvaluations: 22, // SAMPLE
  measuredToolFiles: 60, // SAMPLE
  // Median and smallest savings. The largest are in src/config/claims.ts.
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
