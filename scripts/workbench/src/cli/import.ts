import path from 'node:path'
import { Command, Option } from '@commander-js/extra-typings'
import { loadText } from '../exchange/formats/files.ts'
import { formatOf } from '../exchange/formats/formats.ts'
import type { ImportOptions } from '../exchange/import/judge.ts'
import { openTexts, planImport, prepareImport } from '../exchange/import/planImport.ts'
import { choice, printChanges, printLeftOut, printRefusal, printSummary } from '../exchange/import/printImport.ts'
import { firstOf } from '../lib/firstOf.ts'
import { personOfGit } from '../lib/git.ts'
import { amount, report } from '../lib/output.ts'
import { assertSound, readTexts } from '../messages/texts.ts'
import { unitId } from '../messages/units.ts'
import { exclusively } from '../project/exclusively.ts'
import { localeNamed } from '../project/localeNamed.ts'
import type { Project } from '../project/project.ts'
import { origins } from '../project/records/records.ts'
import { personNamed } from '../project/records/reviewers.ts'

const helpOf = ({ command }: Project) => `
Each text of the file is compared with the exported text and with the text that is here now. A text that is the same in
the file stays as it is here. A text that was changed only in the file is written. A text that was changed in the file
and here is a conflict: choose with --theirs or --ours. Texts without a translation and texts with an error are left out.

The exit code is 1 if texts are left out because of errors or conflicts. Texts that are not translated yet are no error.

Examples:
  ${command} import isogloss-pl.xlf --dry-run
  ${command} import isogloss-pl.xlf --theirs --key "pages/about:*"`

export const importCommand = (project: Project) =>
  new Command('import')
    .description('Take a translated file back. It is checked first; texts with an error are listed and left out.')
    .argument('<file>', 'the translated file: XLIFF 1.2, PO or CSV, as "export" wrote it')
    .option('--all-or-nothing', 'write nothing if a text is not translated, has an error or a conflict')
    .option('--theirs', 'in a conflict, take the text of the file')
    .option('--ours', 'in a conflict, keep the text that is here')
    .option('--key <key...>', 'only these texts, such as pages/about:hero.title; * stands for anything')
    .option('--drafts', 'let unfinished texts of the file replace finished ones')
    .option('--all-finished', 'treat every text as finished, for programs that set no states')
    .addOption(new Option('--origin <origin>', 'who made the new texts').choices(origins).default('human'))
    .option('--translator <name>', 'who translated the new texts (default: the name in the file, else that of git)')
    .option('--dry-run', 'show what would change, old and new, and write nothing')
    .addHelpText('after', helpOf(project))
    .action(async (file, options) => {
      if (options.theirs && options.ours) throw new Error('--theirs and --ours cannot be combined. Choose one.')
      const isDry = options.dryRun ?? false
      const text = await loadText(file)
      const read = formatOf(text, file).parse(text)
      await exclusively(project, async (write) => {
        const texts = await readTexts(project)
        const locale = read.target === null ? null : localeNamed(project.locales, read.target)
        assertSound(texts, locale ? [locale] : undefined)
        const { people } = texts
        const named = personNamed(options.translator, people, '--translator')
        const person = named ? null : personNamed(read.person, people, `The translator in ${file}`)
        const git = await personOfGit(project.root)
        const ofGit = named || person || options.origin !== 'human' ? null : git
        const wanted: ImportOptions = {
          ...options,
          prefer: options.theirs ? 'theirs' : options.ours ? 'ours' : null,
          translator: named ?? person ?? personNamed(ofGit, people, 'git config user.name'),
          isOfGit: ofGit !== null,
          author: named ?? person ?? git,
          named,
        }
        const plan = await planImport(texts, read, wanted)
        if (plan.findings.length > 0) throw new Error(printRefusal(plan, file))
        const open = openTexts(plan, options.allOrNothing ?? false)
        if (options.allOrNothing && open.length + plan.missing > 0) {
          const contested = plan.messages.flatMap((one) => (one.verdict === 'conflict' ? unitId(one.unit) : []))
          const others = open.filter((id) => !contested.includes(id))
          const why = [
            amount(others.length, 'text', ` to translate or to correct: ${firstOf(others, 20)}.`),
            amount(contested.length, 'text', ` in conflict: ${firstOf(contested, 20)}. ${choice}`),
          ]
          const advice = 'Nothing was written. Without --all-or-nothing, all other texts are imported.'
          throw new Error(report(printLeftOut(plan, file), why, advice))
        }
        const summary = printSummary(project, plan, file, wanted)
        const files = await prepareImport(texts, plan)
        if (!isDry) await write(files)
        const names = [...files.keys()].map((name) => path.relative(project.root, name))
        console.log(
          report(
            printChanges(plan, isDry),
            summary,
            names.length === 0 ? 'Nothing to write.' : `${isDry ? 'Would write' : 'Wrote'} ${names.join(', ')}.`,
            !isDry && names.length > 0 && `Next: ${project.command} check, then ${project.command} status`,
          ),
        )
        if (open.length > 0) process.exitCode = 1
      })
    })
