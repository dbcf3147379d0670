/** The middle value; of an even number of values the mean of the two in the middle. NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const upper = sorted[sorted.length >> 1] ?? Number.NaN
  const lower = sorted[(sorted.length - 1) >> 1] ?? Number.NaN
  return (lower + upper) / 2
}

/** "1.05x": a value in relation to a base; nothing where there is none. */
export function ratio(value: number, base: number): string {
  const quotient = value / base
  return Number.isFinite(quotient) ? `${quotient.toFixed(quotient < 10 ? 2 : 0)}x` : ''
}

/** Total blocking time: of what each task takes between `from` and `to` the part beyond 50 ms, all in milliseconds. */
export function blockingTime(
  tasks: readonly { readonly start: number; readonly end: number }[],
  from: number,
  to = Number.POSITIVE_INFINITY,
): number {
  return tasks
    .filter(({ start, end }) => end > from && start < to)
    .reduce((sum, { start, end }) => sum + Math.max(0, Math.min(end, to) - Math.max(start, from) - 50), 0)
}
