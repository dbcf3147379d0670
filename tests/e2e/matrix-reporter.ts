import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter'

/** What a fault test notes of itself, as an annotation of this type. */
export const MATRIX = 'fault'

/** Prints the faults that the forms were put through as a table: what was seen, what was kept, how often was called. */
export default class MatrixReporter implements Reporter {
  readonly #rows: string[][] = []

  onTestEnd(_test: TestCase, result: TestResult): void {
    for (const { type, description } of result.annotations) {
      if (type === MATRIX && description) this.#rows.push([...description.split(' | '), result.status])
    }
  }

  onEnd(): void {
    if (this.#rows.length === 0) return
    const head = ['form', 'language', 'fault', 'the visitor sees', 'typed text', 'calls', 'test']
    const rows = [
      head,
      ...this.#rows.map((row) => row.slice(0, head.length)).sort((a, b) => a.join().localeCompare(b.join())),
    ]
    const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
    console.log('\nForm faults')
    for (const row of rows) console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
  }
}
