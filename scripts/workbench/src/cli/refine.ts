import path from 'node:path'
import { Command } from '@commander-js/extra-typings'
import Papa from 'papaparse'
import { readBytes } from '../exchange/formats/files.ts'
import {
  countOfRules,
  LARGEST,
  type ListedCorrection,
  listCorrections,
  type Refined,
  refinedName,
  refineFile,
} from '../exchange/refine/refine.ts'
import { count, type Part, printTable, report } from '../lib/output.ts'
import { messageOf } from '../lib/run.ts'
import { writeWhole } from '../lib/write.ts'
import { groupBy } from '../project/groups.ts'
import type { Project } from '../project/project.ts'

const helpOf = ({ command }: Project) => `
Reads XLIFF 1.2 and 2.x of any project. Each corrected text is marked as needing a review, with a note of the rules. A list of
all corrections, and of what needs a person, is written next to it.

Example: ${command} refine report-de.xlf                 writes report-de.refined.xlf and report-de.refined.csv`

/** i18next-workbench refine: corrects translations by rules, in a bilingual file of any project. */
export const refineCommand = (project: Project) =>
  new Command('refine')
    .description(
      `Correct typical errors of machine translation in a file, by ${countOfRules} rules that need no judgment.`,
    )
    .argument('<file>')
    .addHelpText('after', helpOf(project))
    .action(async (file) => {
      const bytes = await readBytes(file, LARGEST)
      const start = performance.now()
      const refined = about(file, () => refineFile(bytes, path.basename(file), { most: LARGEST }))
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      const corrections = listCorrections(refined.corrected)
      const all = `${count(corrections.length, 'correction')} in ${count(refined.segments, 'segment')}, ${seconds} s`
      console.log(report(all, printCounts(corrections), personsPart(refined)))
      const out = path.join(path.dirname(file), refinedName(path.basename(file)))
      await write(out, refined.write(new Set()))
      await write(`${out.slice(0, -path.extname(out).length)}.csv`, new TextEncoder().encode(listOf(refined)))
    })

/** Puts the file's name before the fault. */
function about<Made>(file: string, make: () => Made): Made {
  try {
    return make()
  } catch (error) {
    throw new Error(`${file}: ${messageOf(error).replace(`${file}: `, '')}`)
  }
}

async function write(file: string, content: Uint8Array): Promise<void> {
  await writeWhole(file, content).catch((error: Error) => {
    throw new Error(`${file} cannot be written: ${error.message}`)
  })
  console.log(`Wrote ${file}`)
}

function printCounts(corrections: readonly ListedCorrection[]): Part {
  const byRule = [...groupBy(corrections, ({ rule }) => rule)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  )
  return (
    byRule.length > 0 &&
    printTable(
      ['corrections', 'rule'],
      byRule.map(([rule, list]) => [String(list.length), rule]),
    )
  )
}

function personsPart({ reports }: Refined): Part {
  const kinds = [...groupBy(reports, ({ kind }) => kind)].map(([kind, list]) => `${list.length} ${kind}`)
  return reports.length > 0 && `For a person to look at: ${kinds.join(', ')}`
}

function listOf({ corrected, reports }: Refined): string {
  const rows = [
    ...listCorrections(corrected),
    ...reports.map(({ kind, target, ...report }) => ({
      ...report,
      rule: `person: ${kind}`,
      before: target,
      after: '',
    })),
  ]
  const columns = ['number', 'segment', 'rule', 'source', 'before', 'after']
  return `\uFEFF${Papa.unparse(rows, { columns, escapeFormulae: true })}\r\n`
}
