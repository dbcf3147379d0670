import { printTable } from '../../lib/output.ts'

/** A measure with all that was measured, in milliseconds, and the most that is aimed at for its median. */
export interface Durations {
  readonly name: string
  readonly samples: readonly number[]
  readonly aim?: number
}

/** A table of medians beside their aims. */
export function durationsTable(measures: readonly Durations[]): string {
  const rows = measures.map(({ name, samples, aim }) => {
    const sorted = samples.toSorted((a, b) => a - b)
    const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
    const aimed = aim === undefined ? ['', ''] : [tell(aim), median > aim ? 'missed' : 'met']
    return [name, tell(median), tell(sorted.at(-1) ?? Number.NaN), ...aimed]
  })
  return printTable(['', 'median', 'longest', 'aim', ''], rows)
}

const tell = (milliseconds: number) => `${milliseconds.toFixed(0)} ms`

/** How long a task takes, in milliseconds. */
export async function timed(task: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await task()
  return performance.now() - started
}
