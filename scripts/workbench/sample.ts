/**
 * Draws corrections and reports of XLIFF files at random, to be read by a person:
 * node scripts/workbench/sample.ts --sample 300 --seed 1 <file...>
 */
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { listCorrections, refineFile } from './src/exchange/refine/refine.ts'
import { messageOf } from './src/lib/run.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string', default: '300' }, seed: { type: 'string', default: '1' } },
})

const corrections: string[] = []
const reports: string[] = []
for (const file of positionals) {
  try {
    const refined = refineFile(readFileSync(file), file)
    for (const { number, rule, source, before, after } of listCorrections(refined.corrected)) {
      corrections.push(`${file} ${number} ${rule}\n  source ${source}\n  before ${before}\n  after  ${after}`)
    }
    for (const { number, kind, source, target, expected, found } of refined.reports) {
      if (kind === 'empty') continue
      reports.push(`${file} ${number} ${kind}: ${expected} / ${found}\n  source ${source}\n  target ${target}`)
    }
  } catch (error) {
    console.error(`${file}: ${messageOf(error)}`)
    process.exitCode = 1
  }
}

/** Some of a list, in an order that is the same for the same seed. */
const draw = (list: readonly string[]) =>
  list
    .map((item) => ({ item, rank: hash('sha1', `${values.seed} ${item}`) }))
    .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
    .slice(0, Number(values.sample))
    .map(({ item }) => item)

console.log(`${corrections.length} corrections, ${reports.length} reports\n`)
console.log(draw(corrections).join('\n\n'))
console.log('\nReports\n')
console.log(draw(reports).join('\n\n'))
