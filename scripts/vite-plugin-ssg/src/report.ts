import { styleText } from 'node:util'

/** Runs one named step of the build and prints its line: what, how much, how long. */
export async function task<T>(name: string, run: (note: (text: string) => void) => Promise<T>): Promise<T> {
  const started = performance.now()
  let detail = ''
  if (process.stdout.isTTY) process.stdout.write(styleText('dim', `· ${name} …`))
  const finish = (mark: string) => {
    const seconds = (performance.now() - started) / 1000
    const rewind = process.stdout.isTTY ? '\r\u001B[2K' : ''
    console.log(`${rewind}${mark} ${name}${detail ? `: ${detail}` : ''} ${styleText('dim', `${seconds.toFixed(1)} s`)}`)
  }
  try {
    const result = await run((text) => {
      detail = text
    })
    finish(styleText('green', '✓'))
    return result
  } catch (error) {
    finish(styleText('red', '✗'))
    throw error
  }
}

/** What became of a part of a site: why it was made; null where it stays as it was. */
export interface Outcome {
  readonly kind: string
  readonly reason: string | null
}

/** A row for each kind of part: how many were made, how many were not, and why those were that were. */
export function report(outcomes: readonly Outcome[], { written, all }: { written: number; all: number }): string {
  const rows = [...new Set(outcomes.map(({ kind }) => kind))].map((kind) => {
    const reasons = outcomes.filter((outcome) => outcome.kind === kind).map(({ reason }) => reason)
    const made = reasons.filter((reason) => reason !== null)
    const why = [...new Set(made)].map((reason) => {
      const times = made.filter((other) => other === reason).length
      return times === made.length ? reason : `${reason}: ${times}`
    })
    return [kind, String(made.length), String(reasons.length - made.length), why.join(', ')]
  })
  const [head, ...lines] = print([
    ['', 'made', 'as before', 'because'],
    ...rows,
    ['files written', String(written), String(all - written), ''],
  ])
  return [styleText('bold', head ?? ''), ...lines].join('\n')
}

/** Columns, aligned: numbers to the right. */
function print(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  const cell = (text: string, width = 0) => (/^\d/.test(text) ? text.padStart(width) : text.padEnd(width))
  return rows.map((row) =>
    row
      .map((text, column) => cell(text, widths[column]))
      .join('  ')
      .trimEnd(),
  )
}
