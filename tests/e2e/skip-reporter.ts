import type { Reporter, TestCase } from 'playwright/types/testReporter'

/** Says why tests were skipped, which the line reporter does not: each reason once, with how many tests it kept. */
export default class SkipReporter implements Reporter {
  readonly #reasons = new Map<string, number>()

  onTestEnd(test: TestCase): void {
    for (const { type, description } of test.annotations) {
      if (type === 'skip' && description) this.#reasons.set(description, (this.#reasons.get(description) ?? 0) + 1)
    }
  }

  onEnd(): void {
    for (const [reason, count] of this.#reasons) console.log(`\n${count} skipped. ${reason}`)
  }
}
