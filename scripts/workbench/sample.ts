/**
 * Draws corrections and reports of XLIFF files at random, to be read by a person:
 * node scripts/workbench/sample.ts --sample 300 --seed 1 <file...>
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { messageOf } from './src/lib/run.ts'
import { listCorrections, refineFile } from './src/exchange/refine/refine.ts'

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

/** Mulberry32: the same numbers for the same seed. */
function randomBy(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function draw(list: readonly string[]): readonly string[] {
  const random = randomBy(Number(values.seed))
  const ordered = list.map((item) => ({ item, at: random() })).toSorted((one, other) => one.at - other.at)
  return ordered.slice(0, Number(values.sample)).map(({ item }) => item)
}

console.log(`${corrections.length} corrections, ${reports.length} reports\n`)
console.log(draw(corrections).join('\n\n'))
console.log('\nReports\n')
console.log(draw(reports).join('\n\n'))
