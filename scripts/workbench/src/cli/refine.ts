import path from 'node:path'
import { Command } from '@commander-js/extra-typings'
import Papa from 'papaparse'
import { readBytes } from '../exchange/formats/files.ts'
import {
  countOfRules,
  LARGEST,
  listCorrections,
  type Refined,
  refinedName,
  refineFile,
} from '../exchange/refine/refine.ts'
import { count, report } from '../lib/output.ts'
import { writeWhole } from '../lib/write.ts'
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
    .argument('<file>', 'an XLIFF file, such as report-de.xlf')
    .addHelpText('after', helpOf(project))
    .action(async (file) => {
      const refined = refineFile(await readBytes(file, LARGEST), path.basename(file), { most: LARGEST })
      const corrections = listCorrections(refined.corrected)
      const out = path.join(path.dirname(file), refinedName(path.basename(file)))
      const list = `${out.slice(0, -path.extname(out).length)}.csv`
      await writeWhole(out, refined.write(new Set()))
      await writeWhole(list, listOf(refined))
      console.log(
        report(
          `${count(corrections.length, 'correction')} in ${count(refined.segments, 'segment')}`,
          amounts(corrections.map(({ rule }) => rule)).map((line) => `  ${line}`),
          refined.reports.length > 0 &&
            `For a person to look at: ${amounts(refined.reports.map(({ kind }) => kind)).join(', ')}`,
          `Wrote ${out} and ${list}`,
        ),
      )
    })

/** "12 decimal-sign/pl", the most frequent name first. */
const amounts = (names: readonly string[]): string[] =>
  [...Map.groupBy(names, (name) => name)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([name, { length }]) => `${length} ${name}`)

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
