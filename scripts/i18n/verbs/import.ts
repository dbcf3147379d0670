import path from 'node:path'
import { Command, Option } from 'commander'
import { runCommand } from '../../run.ts'
import { formatOf } from '../exchange/formats.ts'
import { loadText } from '../exchange/load.ts'
import type { Problem } from '../exchange/model.ts'
import { prepareImport } from '../exchange/prepareImport.ts'
import { languageName } from '../exchange/remarks.ts'
import { movedOn, type Validated, validate } from '../exchange/validate.ts'
import { count, type Finding, printFinding } from '../output.ts'
import { readSoundProject } from '../project.ts'
import { type Origin, origins } from '../records.ts'
import { writeTogether } from '../write.ts'

interface Options {
  readonly partial?: boolean
  readonly origin: Origin
  readonly reviewer?: string
  readonly dryRun?: boolean
  readonly json?: boolean
}

export const importVerb = new Command('import')
  .description(
    'Take a translated file back: all of it is checked first, and nothing is written when anything is wrong.',
  )
  .argument('<file>', 'XLIFF 2.x or 1.2, PO or CSV, as "export" wrote it')
  .option('--partial', 'pass over texts that have no translation yet, and leave out those with a fault')
  .addOption(new Option('--origin <origin>', 'where new texts came from').choices(origins).default('human'))
  .option('--reviewer <name>', 'who has checked the texts that the file calls reviewed')
  .option('--dry-run', 'say what would change, write nothing')
  .option('--json', 'print what changed, or every problem, as JSON')
  .addHelpText('after', '\nExample: npm run i18n -- import isogloss-pl.xlf --partial')
  .action((file: string, options: Options) =>
    runCommand(async () => {
      const reviewer = options.reviewer?.trim().replace(/\s+/g, ' ')
      if (reviewer === '') throw new Error('--reviewer: expected a name, found nothing.')
      const text = await loadText(file)
      const format = formatOf(text, file)
      const project = await readSoundProject()
      const result = await validate(project, format.read(text), options.partial ?? false)
      const toFinding = (problem: Problem): Finding => ({ ...problem, file, severity: 'error' })
      const findings = result.problems.map(toFinding)
      if (findings.length > 0) {
        if (!options.json) throw new Error(sayProblems(findings))
        console.log(JSON.stringify({ ok: false, file, findings }, null, 2))
        process.exitCode = 1
        return
      }
      const { files, ...amounts } = prepareImport(project, result, { origin: options.origin, reviewer })
      if (!options.dryRun) await writeTogether(files)
      const names = [...files.keys()].map((name) => path.relative(process.cwd(), name))
      const summary = {
        ok: true,
        file,
        dryRun: options.dryRun ?? false,
        ...amounts,
        skipped: result.skipped,
        leftOut: result.leftOut.map(toFinding),
        files: names,
      }
      console.log(options.json ? JSON.stringify(summary, null, 2) : say(summary, result))
    }),
  )

function sayProblems(findings: readonly Finding[]): string {
  const moved = findings.filter(({ rule }) => rule === movedOn)
  const lines = [...findings.map(printFinding), '', `${count(findings.length, 'problem')}. Nothing was written.`]
  if (moved.length > 0) {
    lines.push(
      `${count(moved.length, 'string')} of this file ${moved.length === 1 ? 'was' : 'were'} exported from an English that has moved on:`,
      ...new Set(moved.map(({ key }) => `  ${key}`)),
      'Export again, and let your tool fill in what it knows.',
    )
  }
  return lines.join('\n')
}

interface Summary {
  readonly dryRun: boolean
  readonly added: number
  readonly changed: number
  readonly confirmed: number
  readonly doubtful: number
  readonly skipped: number
  readonly leftOut: readonly Finding[]
  readonly files: readonly string[]
}

function say(summary: Summary, { locale, deliveries }: Validated): string {
  const { added, changed, confirmed, doubtful, skipped, leftOut, files, dryRun } = summary
  const still = deliveries.length - added - changed - confirmed
  const parts = [`${added} new`, `${changed} changed`, `${confirmed} confirmed or reviewed`, `${still} as before`]
  const lines = leftOut.map(printFinding)
  if (leftOut.length > 0) lines.push('', `${count(leftOut.length, 'problem')}: those texts were left out.`)
  lines.push(`${locale ? languageName(locale) : ''}: ${parts.join(', ')}.`)
  if (skipped > 0) lines.push(`${count(skipped, 'string')} without a translation passed over.`)
  if (doubtful > 0)
    lines.push(`${count(doubtful, 'new string')} marked as doubtful in the file: "accept" when they are right.`)
  if (files.length === 0) return [...lines, 'Nothing to write.'].join('\n')
  lines.push(`${dryRun ? 'Would write' : 'Wrote'} ${files.join(', ')}.`)
  if (!dryRun) lines.push('Next: npm run i18n -- check, then npm run i18n -- status')
  return lines.join('\n')
}
