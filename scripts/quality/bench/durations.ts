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
    const middle = median(samples) ?? Number.NaN
    const aimed = aim === undefined ? ['', ''] : [tell(aim), middle > aim ? 'missed' : 'met']
    return [name, tell(middle), tell(Math.max(...samples)), ...aimed]
  })
  return printTable(['', 'median', 'longest', 'aim', ''], rows)
}

const tell = (milliseconds: number) => `${milliseconds.toFixed(0)} ms`

/** The middle value, of an even number the greater of the two in the middle; undefined where nothing was measured. */
export function median(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[values.length >> 1]
}

/** How long a task takes, in milliseconds. */
export async function timed(task: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await task()
  return performance.now() - started
}
