import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface Budget {
  readonly files: readonly string[]
  readonly without?: RegExp
  /** The maximum number of lines. Lower it with each deletion. */
  readonly lines: number
  /** The target number of lines: docs/decisions/size.md. */
  readonly aim: number
}

const code = '{ts,tsx,mjs,js,css}'
const packages = /^scripts\/(workbench|vite-plugin-ssg)\/|node_modules\//
const tests = /node_modules\/|\/tests\//

const budgets: Readonly<Record<string, Budget>> = {
  'src/': { files: [`src/**/*.${code}`], lines: 17_950, aim: 18_000 },
  'scripts/ without packages': { files: [`scripts/**/*.${code}`], without: packages, lines: 6_000, aim: 6_000 },
  'scripts/vite-plugin-ssg/': {
    files: [`scripts/vite-plugin-ssg/**/*.${code}`],
    without: tests,
    lines: 760,
    aim: 1_000,
  },
  'scripts/workbench/': { files: [`scripts/workbench/**/*.${code}`], without: tests, lines: 15_537, aim: 13_000 },
  tests: {
    files: [`tests/**/*.${code}`, `scripts/*/tests/**/*.${code}`],
    without: /node_modules\//,
    lines: 10_980,
    aim: 11_000,
  },
}

it.each(Object.entries(budgets))('%s keeps to its budget of lines', (name, { files, without, lines, aim }) => {
  const counted = globSync([...files]).filter((file) => !without?.test(file))
  const found = counted.reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0)
  expect(
    found,
    `${name} has ${found} lines; the budget is ${lines} (aim: ${aim}). A feature that needs more room replaces another one: docs/decisions/size.md.`,
  ).toBeLessThanOrEqual(lines)
})

it('the lockfile keeps to its budget of packages', () => {
  const { packages }: { packages: Record<string, unknown> } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const count = Object.keys(packages).filter((name) => name.startsWith('node_modules/')).length
  expect(count, `${count} packages. A new dependency replaces code or another one.`).toBeLessThanOrEqual(463)
})
