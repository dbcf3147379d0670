import path from 'node:path'
import { Command, Option } from '@commander-js/extra-typings'
import { loadText } from '../../formats/files.ts'
import { formatOf } from '../../formats/formats.ts'
import type { FileFinding, ReadDocument } from '../../formats/model.ts'
import { type ImportOptions, type ImportPlan, planImport, prepareImport } from '../../import/planImport.ts'
import { conflictsOf, printChanges, printRefusal, printSummary, summaryOf } from '../../import/printImport.ts'
import { asJson, type Finding, report, tell } from '../../lib/output.ts'
import { exclusively } from '../../model/exclusively.ts'
import { localeNamed } from '../../model/localeNamed.ts'
import { origins } from '../../model/records/records.ts'
import { personNamed } from '../../model/records/reviewers.ts'
import { assertSound, type Needed, readTexts } from '../../model/texts.ts'
import { splitId } from '../../model/units.ts'
import type { Project } from '../../project.ts'

const helpOf = ({ command }: Project) => `
Each text of the file is compared with what it was when it was exported and with what it is here now. What nobody has
changed in the file stays as it is here. What has been changed in the file alone is taken. What has been changed in both
is a conflict, and is written only with --theirs or --ours.

Examples:
  ${command} import isogloss-pl.xlf --dry-run
  ${command} import isogloss-pl.xlf --partial
  ${command} import isogloss-pl.xlf --theirs --key "pages/about:*"`

export const importCommand = (project: Project) =>
  new Command('import')
    .description(
      'Take a translated file back: all of it is checked first, and nothing is written when anything is wrong.',
    )
    .argument('<file>', 'XLIFF 1.2, PO or CSV, as "export" wrote it')
    .option('--partial', 'pass over texts that have no translation yet, and leave out those with a fault or a conflict')
    .option('--theirs', 'in a conflict, take the text of the file')
    .option('--ours', 'in a conflict, keep the text that is here')
    .option('--key <key...>', 'only these messages, such as pages/about:hero.title; * stands for anything')
    .option('--drafts', 'let texts that the file does not call finished replace finished ones')
    .option('--confirm', 'take every text for finished, whatever its state says')
    .addOption(new Option('--origin <origin>', 'where new texts came from').choices(origins).default('human'))
    .option('--translator <name>', 'who made the new texts (default: who is named in the file)')
    .option(
      '--reviewer <name>',
      'who has checked the texts that the file calls reviewed (default: the same; never with --origin machine)',
    )
    .option('--dry-run', 'show what would change, old and new, and write nothing')
    .option('--json', 'print what changed, or every finding, as JSON')
    .addHelpText('after', helpOf(project))
    .action(async (file, options) => {
      if (options.theirs && options.ours) throw new Error('--theirs and --ours: expected one of them, found both.')
      const { dryRun: isDry = false, json: isJson = false } = options
      const text = await loadText(file)
      const read = formatOf(text, file).parse(text)
      await exclusively(project, async (write) => {
        const texts = await readTexts(project)
        assertSound(texts, neededFor(project, read))
        const { people } = texts
        const person = options.translator ? null : personNamed(read.person, people, `${file}: who has worked on it`)
        const wanted: ImportOptions = {
          partial: options.partial ?? false,
          keys: options.key ?? [],
          confirm: options.confirm ?? false,
          drafts: options.drafts ?? false,
          prefer: options.theirs ? 'theirs' : options.ours ? 'ours' : null,
          origin: options.origin,
          translator: personNamed(options.translator, people, '--translator') ?? person,
          // The person of the file may be another than the named translator.
          reviewer: personNamed(options.reviewer, people) ?? person,
        }
        const plan = await planImport(texts, read, wanted)
        if (plan.findings.length > 0) return refuse(file, plan, isJson)
        const files = await prepareImport(texts, plan)
        if (!isDry) await write(files)
        say(project, file, plan, {
          isDry,
          isJson,
          names: [...files.keys()].map((name) => path.relative(project.root, name)),
        })
      })
    })

const inFile = (file: string, findings: readonly FileFinding[]) =>
  findings.map((finding): Finding => ({ ...finding, file, severity: 'error' }))

function refuse(file: string, plan: ImportPlan, isJson: boolean): void {
  const findings = inFile(file, plan.findings)
  if (!isJson) throw new Error(printRefusal(plan, findings))
  console.log(asJson({ ok: false, file, findings, conflicts: conflictsOf(plan) }))
  process.exitCode = 1
}

interface Done {
  readonly isDry: boolean
  readonly isJson: boolean
  readonly names: readonly string[]
}

function say(project: Project, file: string, plan: ImportPlan, { isDry, isJson, names }: Done): void {
  const [leftOut, mismatches] = [inFile(file, plan.leftOut), inFile(file, plan.mismatches)]
  const summary = { ...summaryOf(plan), leftOut, mismatches }
  tell(isJson, { ok: true, file, dryRun: isDry, ...summary, files: names }, () =>
    report(
      printChanges(summary, isDry),
      printSummary(project, summary),
      names.length === 0 ? 'Nothing to write.' : `${isDry ? 'Would write' : 'Wrote'} ${names.join(', ')}.`,
      !isDry && names.length > 0 && `Next: ${project.command} check, then ${project.command} status`,
    ),
  )
}

/** The locale and the pages of a file. Other unreadable files do not matter. */
function neededFor({ locales }: Project, { target, units }: ReadDocument): Needed {
  const locale = target === null ? null : localeNamed(locales, target)
  const names = units.map(({ id }) => splitId(id).namespace)
  return { locales: locale ? [locale] : undefined, namespaces: [...new Set(names)] }
}
